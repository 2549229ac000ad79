import type { ShownGroup, ShownQuestion, searchFaqs } from '../../site/search/faqSearch.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { SearchInput } from '../components/forms/SearchField.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Fold } from '../components/prose/Fold.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { Below } from '../layout/Below.tsx';
import { useVisit } from '../layout/visit.ts';
import answersCss from './Answers.css?inline';
import css from './FaqsPage.css?inline';

type Search = ReturnType<typeof searchFaqs>;

/**
 * Questions by topic, each with its own anchor. The page head is a face: two question
 * marks are the eyes, the search field is the mouth.
 *
 * @param query The search text. An empty one shows every question.
 */
export function FaqsPage({ text, search, query }: { text: Text; search: Search; query: string }) {
  return (
    <>
      <Style name="FaqsPage" css={css} />
      <Ask title={text.title} query={query} found={search.found} />
      <Below files={['faqs']}>
        <Style name="Answers" css={answersCss} />
        <Band className="paper answers" id="answers">
          <p className="lead">{text.lead}</p>
          <NextLinks found={search.found} query={query} />
          {search.groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          <div className="card answers__end">
            <Picture name="motif/popcorn" className="motif" />
            <Prose html={text.html} />
          </div>
        </Band>
      </Below>
    </>
  );
}

function Ask({ title, query, found }: { title: string; query: string; found: number }) {
  const { t, link, language } = useVisit();
  const counts = {
    one: t('faqs.one', { n: '#' }),
    many: t('faqs.many', { n: '#' }),
    none: t('faqs.none', { q: '#' }),
  };
  const count = found
    ? (found === 1 ? counts.one : counts.many).replace('#', String(found))
    : t('faqs.none', { q: query });
  return (
    <Band className={query ? 'flood top ask is-asked' : 'flood top ask'}>
      <div className="ask__eyes">
        <span aria-hidden="true">{language === 'es' ? '¿' : '?'}</span>
        <h1>{title}</h1>
        <span aria-hidden="true">?</span>
      </div>
      <search className="ask__mouth">
        <form action={`${link('faqs')}#answers`} data-faqs={JSON.stringify(counts)}>
          <SearchInput
            id="q"
            label={t('faqs.label')}
            name="q"
            defaultValue={query}
            placeholder={t('faqs.placeholder')}
          />
          <button type="submit" aria-label={t('faqs.search')}>
            <Icon name="search" />
          </button>
        </form>
        <p role="status">{count}</p>
      </search>
    </Band>
  );
}

/** Links to the contact form if nothing was found, and back to all questions. */
function NextLinks({ found, query }: { found: number; query: string }) {
  const { t, link } = useVisit();
  return (
    <p className="answers__ways">
      <a href={link('contact-question')} hidden={found > 0}>
        {t('faqs.ask')}
      </a>
      <a href={link('faqs')} hidden={!query}>
        {t('faqs.all')}
      </a>
    </p>
  );
}

function Group({ group: { id, name, family, questions } }: { group: ShownGroup }) {
  return (
    <section
      className="split split--wide topic"
      id={id}
      data-family={family}
      hidden={questions.every(({ hidden }) => hidden)}
      aria-labelledby={`${id}-name`}
    >
      <h2 className="h3 sticky" id={`${id}-name`}>
        {name}
      </h2>
      <div>
        {questions.map((question) => (
          <Question key={question.id} {...question} />
        ))}
      </div>
    </section>
  );
}

function Question({ id, question, answer, hidden, open }: ShownQuestion) {
  const { t, link } = useVisit();
  return (
    <Fold
      id={id}
      hidden={hidden}
      open={open}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from content/, with <mark> added
      summary={<span dangerouslySetInnerHTML={{ __html: question }} />}
    >
      <Prose html={answer} />
      <a className="fold__link" href={`${link('faqs')}#${id}`}>
        {t('faqs.link')}
      </a>
    </Fold>
  );
}
