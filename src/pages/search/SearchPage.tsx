import type { ReactNode } from 'react';
import { addressOf } from '../../site/addresses/addresses.ts';
import {
  allergenNames,
  containsText,
  eitherAllergen,
  tracesText,
} from '../../site/catalogue/allergenText.ts';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { finderFields } from '../../site/catalogue/finder.ts';
import type { NamedAllergen } from '../../site/catalogue/products.ts';
import { pluralOf } from '../../site/i18n/numbers.ts';
import { newsSearch } from '../../site/news/newsList.ts';
import { partsOf } from '../../site/search/marking.ts';
import { askAddress, offers } from '../../site/search/offers.ts';
import type { Found } from '../../site/search/siteIndex.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Chip } from '../components/controls/Chip.tsx';
import { SearchField } from '../components/forms/SearchField.tsx';
import { WidePageHead } from '../components/headings/PageHead.tsx';
import { newsOnlyIn } from '../components/onlyIn.ts';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Status } from '../components/prose/Status.tsx';
import { RecallMark } from '../components/recalls/Recalled.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './SearchPage.css?inline';

/** Products that may have traces of an allergen, or of whose traces nothing is known. */
export interface PossibleTraces {
  mayContain: readonly Found[];
  notDeclared: readonly Found[];
}

interface SearchPageProps {
  text: Text;
  /** Empty if nothing was searched for. */
  query: string;
  found: readonly Found[];
  /** Allergens that the query names. */
  allergens: readonly NamedAllergen[];
  /** Those that it leaves out: the products found are without them, by their labels. */
  leftOut: readonly NamedAllergen[];
  /** Set if the query is nothing but allergens: the products found contain them. */
  traces: PossibleTraces | undefined;
  newsUnavailable: boolean;
  /** How many news were searched, if there are more. */
  newsLeftOut: number | undefined;
}

/** Results of each kind that are shown at once. */
const shownAtOnce = 12;

/**
 * The site search. Its whole state is in the URL. The kind of the best result comes first.
 */
export function SearchPage(props: SearchPageProps) {
  const { text, query, allergens, traces, newsUnavailable, newsLeftOut } = props;
  const { t, link } = useVisit();
  const groups = useGroups(props);
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <WidePageHead title={text.title} lead={text.lead} beside={<Form query={query} />}>
      <Style name="SearchPage" css={css} />
      {query && <Count query={query} count={count} />}
      {traces && <Jumps groups={groups.filter(({ byLabel }) => byLabel)} />}
      {allergens.length > 0 && <Exclusion named={allergens} />}
      {query && count === 0 && <Offers query={query} />}
      {newsUnavailable && <Status>{t('search.newsUnavailable')}</Status>}
      {groups.map((group) => (
        <Group key={group.id} group={group} isOfAllergens={allergens.length > 0} />
      ))}
      {newsLeftOut && (
        <p>
          <a
            className="more"
            href={link('news') + newsSearch({ q: query, category: undefined, page: 1 })}
          >
            {t('search.olderNews', { count: newsLeftOut })}
          </a>
        </p>
      )}
    </WidePageHead>
  );
}

/** Results under one heading. */
interface ResultGroup {
  id: string;
  name: string;
  note?: string;
  results: readonly Found[];
  /** They are here for what their label says, and not for their words. */
  byLabel: boolean;
}

/**
 * The results by kind. Those of an allergen alone say what the labels say: right after the
 * products that contain it come those that may, so that nobody takes them for safe.
 */
function useGroups({ found, allergens, leftOut, traces }: SearchPageProps): ResultGroup[] {
  const { t } = useVisit();
  const list = eitherAllergen(allergens, t);
  const products = leftOut.length
    ? t('finder.fits', { list: allergenNames(leftOut, t) })
    : t('search.product');
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const groups = kinds.map((kind): ResultGroup => {
    const results = found.filter((result) => result.kind === kind);
    return traces && kind === 'product'
      ? { id: kind, name: t('search.contain', { list }), results, byLabel: true }
      : {
          id: kind,
          name: kind === 'product' ? products : t(`search.${kind}`),
          results,
          byLabel: false,
        };
  });
  if (!traces) return groups;
  const possible: ResultGroup[] = [
    {
      id: 'may-contain',
      name: t('search.mayContain', { list }),
      results: traces.mayContain,
      byLabel: true,
    },
    {
      id: 'not-declared',
      name: t('finder.notDeclared'),
      note: t('finder.notDeclaredNote'),
      results: traces.notDeclared,
      byLabel: true,
    },
  ];
  const place = kinds.indexOf('product') + 1;
  return [
    ...groups.slice(0, place),
    ...possible.filter(({ results }) => results.length),
    ...groups.slice(place),
  ];
}

/** What the labels say in short, since a screen holds only the first of many products. */
const Jumps = ({ groups }: { groups: readonly ResultGroup[] }) =>
  groups.length > 1 && (
    <ul className="row">
      {groups.map(({ id, name, results }) => (
        <li key={id}>
          <Chip href={`#${id}`}>
            {name} <b>{results.length}</b>
          </Chip>
        </li>
      ))}
    </ul>
  );

interface GroupProps {
  group: ResultGroup;
  /** Each product says what it declares. */
  isOfAllergens: boolean;
}

/**
 * The results beyond the first are folded, and without their texts, as are pages that only
 * mention what was searched for, unless they are all there is.
 */
function Group({ group, isOfAllergens }: GroupProps) {
  const { t } = useVisit();
  const { id, name, note, results, byLabel } = group;
  const telling = results.filter(({ isMention }) => !isMention);
  const first = (telling.length ? telling : results).slice(0, shownAtOnce);
  const rest = results.filter((result) => !first.includes(result));
  return (
    <section className="results" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {name} <small>{results.length}</small>
      </h2>
      {note && <p>{note}</p>}
      {id === 'news' && <Foreign results={results} />}
      <Results results={first} isOfAllergens={isOfAllergens} isShort={byLabel} />
      {rest.length > 0 && (
        <details>
          <summary className="unfold">{t('search.rest', { count: rest.length })}</summary>
          <Results results={rest} isOfAllergens={isOfAllergens} isShort />
        </details>
      )}
    </section>
  );
}

function Form({ query }: { query: string }) {
  const { t, link } = useVisit();
  return (
    <search>
      <form action={link('search')} className="site-search">
        <SearchField
          id="q"
          name="q"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          defaultValue={query}
        />
        <button type="submit" className="btn">
          {t('search.go')}
        </button>
      </form>
    </search>
  );
}

function Count({ query: q, count }: { query: string; count: number }) {
  const { t, language } = useVisit();
  const one = pluralOf(count, language) === 'one';
  return (
    <p className="lead" role="status">
      {count ? t(one ? 'search.one' : 'search.other', { count, q }) : t('search.none', { q })}
    </p>
  );
}

/** What a search that finds nothing leads to. */
function Offers({ query }: { query: string }) {
  const { t, link, language } = useVisit();
  return (
    <div className="search-none">
      <Picture name="scene/sad-crisp" />
      <p>{t('search.try')}</p>
      <p className="row">
        {offers.map(([page, name]) => (
          <a key={page} className="btn btn--small btn--line" href={link(page)}>
            {t(name)}
          </a>
        ))}
        <a className="btn btn--small" href={askAddress(language, query)}>
          {t('search.ask')}
        </a>
      </p>
    </div>
  );
}

/** Visitors who search for an allergen often want products without it. */
function Exclusion({ named }: { named: readonly NamedAllergen[] }) {
  const { t, language } = useVisit();
  const query = named.map((name) => `${finderFields.without}=${name}`).join('&');
  const address = `${addressOf('products', language)}?${query}#fits`;
  return (
    <p>
      <a className="btn btn--line" href={address}>
        {t('search.without', { name: allergenNames(named, t) })}
      </a>
    </p>
  );
}

function Foreign({ results }: { results: readonly Found[] }) {
  const { t, language } = useVisit();
  const note = newsOnlyIn(
    results.map((result) => ({ language: result.language ?? language })),
    { t, language },
  );
  return note && <p>{note}</p>;
}

/** The product that a result is, if it is one. */
const resultOf = ({ kind, id }: Found) =>
  kind === 'product' ? productOf(id.replace('product/', '')) : undefined;

function Declared({ result }: { result: Found }) {
  const { t } = useVisit();
  const product = resultOf(result);
  return (
    product && (
      <p>
        <b>{containsText(product, t)}</b> {tracesText(product, t)}
      </p>
    )
  );
}

interface ResultsProps {
  results: readonly Found[];
  isOfAllergens: boolean;
  /** Without texts, so that a long list is read at a glance. */
  isShort: boolean;
}

const Results = ({ results, isOfAllergens, isShort }: ResultsProps) => (
  <ol>
    {results.map((result) => (
      <Result key={result.id} result={result}>
        {!isShort && (
          <p>
            <Marked text={result.excerpt} terms={result.terms} />
          </p>
        )}
        {isOfAllergens && <Declared result={result} />}
      </Result>
    ))}
  </ol>
);

function Result({ result, children }: { result: Found; children: ReactNode }) {
  const { language } = useVisit();
  const product = resultOf(result);
  const text = (
    <>
      <a href={result.path}>
        <Marked text={result.title} terms={result.terms} />
      </a>
      {product && <RecallMark product={product} />}
      {children}
    </>
  );
  return (
    <li
      lang={result.language === language ? undefined : result.language}
      className={product && 'results__product'}
    >
      {product && <Pack product={product} />}
      {product ? <div>{text}</div> : text}
    </li>
  );
}

const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  partsOf(text, terms).map(({ text: part, found }, i) =>
    found ? <mark key={i}>{part}</mark> : part,
  );
