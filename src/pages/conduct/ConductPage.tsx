import { codeOfConduct } from 'virtual:content/code-of-conduct';
import { links } from 'virtual:content/links';
import { addressOfPlace, type PageName, type Place } from '../../site/addresses/addresses.ts';
import { chapterNameOf, conductPages } from '../../site/navigation/menu.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Download } from '../components/controls/Download.tsx';
import { PageHead } from '../components/headings/PageHead.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Callout, Reading } from '../components/prose/Reading.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './ConductPage.css?inline';

/**
 * The code of conduct, one of its chapters, or a page of the society chapter: seven teeth
 * with the current chapter in green, a sub-menu and the text.
 */
export function ConductPage({ text, note }: { text: Text; note: string | undefined }) {
  const { place } = useVisit();
  return (
    <>
      <Style name="ConductPage" css={css} />
      <PageHead title={text.title} lead={text.lead} />
      <div className="wrap">
        <Teeth />
      </div>
      <section className="paper paper--near reading code">
        <Reading contents={<SubMenu />}>
          {place.page === 'conduct' ? <Overview html={text.html} /> : <Prose html={text.html} />}
          {place.page === 'conduct-society' && <Sites />}
          {place.page === 'society-risi-sa' && <Papers />}
          <Callout html={note} />
          <Pager />
        </Reading>
      </section>
    </>
  );
}

/** Returns a function that gives URL, name and `aria-current` of a page of the code. */
function useCodePage(): (page: PageName) => {
  address: string;
  name: string;
  current: 'page' | undefined;
} {
  const { t, localise, language, place } = useVisit();
  return (page) => {
    const site = codeOfConduct.society.find((candidate) => candidate.page === page);
    return {
      address: addressOfPlace({ page, parameters: {} } as Place, language),
      name: site
        ? localise(site.name)
        : t(page === 'conduct' ? 'menu.conduct' : chapterNameOf(page)),
      current: page === place.page ? 'page' : undefined,
    };
  };
}

const sites = codeOfConduct.society.map(({ page }): PageName => page);

const chapterOf = (page: PageName): PageName => (sites.includes(page) ? 'conduct-society' : page);

function Teeth() {
  const { t, place } = useVisit();
  const codePage = useCodePage();
  return (
    <nav aria-label={t('code.chapters')}>
      <ol className="teeth">
        {conductPages.map((page, i) => {
          const { address, name, current } = codePage(page);
          return (
            <li key={page}>
              <a
                href={address}
                aria-current={current ?? (page === chapterOf(place.page) ? 'true' : undefined)}
              >
                <span aria-hidden="true">{i + 1}</span>
                <span className="sr">{name}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/**
 * What the teeth do not say: the chapters' names in a small window, the pages of the society
 * chapter, and the document. The overview lists the chapters itself.
 */
function SubMenu() {
  const { t, place } = useVisit();
  const codePage = useCodePage();
  const entry = (page: PageName, number = '') => {
    const { address, name, current } = codePage(page);
    return (
      <li key={page}>
        <a href={address} aria-current={current}>
          {number}
          {name}
        </a>
      </li>
    );
  };
  return (
    <nav className="toc" aria-label={t('menu.conduct')}>
      {place.page !== 'conduct' && (
        <details className="toc__chapters">
          <summary className="unfold">{t('code.chapters')}</summary>
          <ol>{conductPages.map((page, i) => entry(page, `${i + 1}. `))}</ol>
        </details>
      )}
      {chapterOf(place.page) === 'conduct-society' && <ol>{sites.map((page) => entry(page))}</ol>}
      <Download id="code-of-conduct" look="btn--line btn--small" />
    </nav>
  );
}

/** The introduction, with the list of chapters inserted after the section about them. */
function Overview({ html }: { html: string }) {
  const end = html.indexOf('<h2', html.indexOf('<h2 id="chapters"') + 1);
  return (
    <>
      <Prose html={html.slice(0, end)} />
      <Chapters />
      <Prose html={html.slice(end)} />
    </>
  );
}

function Chapters() {
  const { localise } = useVisit();
  const codePage = useCodePage();
  return (
    <ol className="steps">
      {codeOfConduct.chapters.map(({ page, summary }, i) => {
        const { address, name } = codePage(page);
        return (
          <li key={page}>
            <b>{i + 1}</b>
            <p>
              <a href={address}>{name}</a>
              <br />
              {localise(summary)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function Sites() {
  const { localise } = useVisit();
  const codePage = useCodePage();
  return (
    <ul className="tiles sites">
      {codeOfConduct.society.map(({ page, summary }) => {
        const { address, name } = codePage(page);
        return (
          <li key={page}>
            <a href={address}>{name}</a>
            <p>{localise(summary)}</p>
          </li>
        );
      })}
    </ul>
  );
}

function Papers() {
  const { localise, t } = useVisit();
  return (
    <section className="papers" aria-labelledby="papers">
      <h2 id="papers">{t('code.papers')}</h2>
      {[links.certificates, links['environmental-policy']].map(({ url, label }) => (
        <a key={url} className="btn btn--line" href={url} rel="noopener external">
          <Icon name="file" />
          {localise(label)}
        </a>
      ))}
    </section>
  );
}

/**
 * The pages before and after this one: the code's chapters in order, or the pages of
 * the society chapter.
 */
function Pager() {
  const { t, place } = useVisit();
  const codePage = useCodePage();
  const order: PageName[] = sites.includes(place.page)
    ? ['conduct-society', ...sites, 'conduct-compliance']
    : ['conduct', ...conductPages];
  const here = order.indexOf(place.page);
  const link = (page: PageName | undefined, rel: 'prev' | 'next') => {
    if (!page) return null;
    const { address, name } = codePage(page);
    const number = conductPages.indexOf(page) + 1;
    return (
      <a className={rel === 'prev' ? 'btn btn--line' : 'btn'} rel={rel} href={address}>
        {number ? `${number}. ` : ''}
        {name}
        {rel === 'next' && <Icon name="right" />}
      </a>
    );
  };
  return (
    <nav className="pager" aria-label={t('code.around')}>
      {link(order[here - 1], 'prev')}
      {link(order[here + 1], 'next')}
    </nav>
  );
}
