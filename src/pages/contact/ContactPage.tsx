import { contact } from 'virtual:content/contact';
import type { ReactNode } from 'react';
import type { PageName } from '../../site/addresses/addresses.ts';
import { isLot } from '../../site/catalogue/gtin.ts';
import { provinceIn } from '../../site/company/distributors.ts';
import type { FormName } from '../../site/forms/forms.ts';
import { isProduct } from '../../site/forms/productChoices.ts';
import { queryText } from '../../site/search/terms.ts';
import { htmlWithout, sectionOf, sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { Tile } from '../components/cards/Tile.tsx';
import { Lines } from '../components/company/Lines.tsx';
import { Chip } from '../components/controls/Chip.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { WidePageHead } from '../components/headings/PageHead.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Fold } from '../components/prose/Fold.tsx';
import { Prose, Sections } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './ContactPage.css?inline';

/**
 * A page of the contact area: heading, the four choices with the current one marked, and
 * the page's content.
 *
 * @param current The current choice; undefined on the hub.
 */
function ContactFrame({
  text,
  current,
  children,
}: {
  text: Text;
  current: PageName | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <Style name="ContactPage" css={css} />
      <WidePageHead title={text.title} lead={text.lead}>
        <Reasons current={current} />
      </WidePageHead>
      {children}
    </>
  );
}

const pictures: Record<string, string> = {
  sell: 'motif/ring',
  question: 'motif/crisp',
  work: 'motif/star',
  other: 'motif/popcorn',
};

/** On the hub a card for each choice; on its page, which its form opens, a row of chips. */
function Reasons({ current }: { current: PageName | undefined }) {
  const { t, localise, link } = useVisit();
  const hrefOf = ({ id, page }: (typeof contact.choices)[number]) =>
    link(page as 'contact-other') + (id === 'sell' ? '#shops' : '');
  return (
    <nav aria-label={t('contact.choices')} className={current ? 'row chips' : 'reasons'}>
      {contact.choices.map((choice) =>
        current ? (
          <Chip
            key={choice.id}
            href={hrefOf(choice)}
            aria-current={choice.page === current ? 'page' : undefined}
          >
            {localise(choice.title)}
          </Chip>
        ) : (
          <Tile key={choice.id} data-choice={choice.id} href={hrefOf(choice)}>
            <span className="display">{localise(choice.title)}</span>
            <span className="reasons__text">{localise(choice.text)}</span>
            <Picture name={pictures[choice.id] ?? 'motif/popcorn'} className="motif" />
            <span className="more">
              {t(choice.id === 'sell' ? 'contact.toDistributors' : 'contact.open')}{' '}
              <Icon name="right" />
            </span>
          </Tile>
        ),
      )}
    </nav>
  );
}

/** Audiences of the phone lines, most requested first. */
const audiences = ['consumers', 'customers', 'employment', 'other'];

/**
 * The contact hub: four choices, what to read before writing, and phone numbers for
 * visitors who would rather call.
 */
export function ContactPage({ text }: { text: Text }) {
  const before = sectionOf(text, 'before');
  const lines = sectionOf(text, 'lines');
  return (
    <ContactFrame text={text} current={undefined}>
      <Band className="paper paper--near">
        <Lines title={lines.title} id={lines.id} of={audiences} wide>
          <Prose html={lines.html} />
        </Lines>
        <section className="split contact-before" id={before.id}>
          <h2>{before.title}</h2>
          <Prose html={before.html} />
        </section>
      </Band>
    </ContactFrame>
  );
}

/**
 * What a link to the form is about, as answers: a pack, what was searched for in vain, or
 * where a product was looked for.
 */
function answersIn(query: URLSearchParams): Record<string, string> {
  const [product, lot] = [query.get('producto') ?? '', query.get('lote') ?? ''];
  const { province, postcode } = provinceIn(query);
  return {
    asunto: queryText(query.get('asunto') ?? ''),
    mensaje: queryText(query.get('mensaje') ?? ''),
    ...(isProduct(product) ? { producto: product } : {}),
    ...(isLot(lot) ? { lote: lot } : {}),
    ...(province ? { provincia: province.code } : {}),
    ...(postcode ? { cp: postcode } : {}),
  };
}

/**
 * The page for one reason to write: the form, advice on what to write, and phone numbers for
 * visitors who would rather call.
 *
 * @param folded The section that is folded below the form, whose hints say the same in short.
 */
export function ContactFormPage({
  text,
  current,
  form,
  folded,
}: {
  text: Text;
  current: PageName;
  form: FormName;
  folded?: string | undefined;
}) {
  const { t, query } = useVisit();
  const advice = folded ? sectionOf(text, folded) : undefined;
  // One section stays below the form; several share the width of the page.
  const rest = { ...text, html: htmlWithout(text, folded) };
  const several = sectionsOf(rest).sections.length > 1;
  return (
    <ContactFrame text={text} current={current}>
      <Band className="paper paper--near" wrap="split split--wide beside">
        <div className="stack stack--wide">
          <FormSection name={form} given={answersIn(query)} />
          {advice && (
            <Fold id={advice.id} summary={advice.title}>
              <Prose html={advice.html} />
            </Fold>
          )}
          {!several && <Prose html={rest.html} />}
        </div>
        <Lines title={t('contact.lines')} of={audiences} />
      </Band>
      {several && (
        <Band className="paper paper--on" wrap="split">
          <Sections text={rest} />
        </Band>
      )}
    </ContactFrame>
  );
}
