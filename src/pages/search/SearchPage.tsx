import { addressOf } from '../../site/addresses/addresses.ts';
import { finderFields } from '../../site/catalogue/finder.ts';
import type { NamedAllergen } from '../../site/catalogue/products.ts';
import { pluralOf } from '../../site/i18n/numbers.ts';
import { partsOf } from '../../site/search/search.ts';
import { type Found, resultKinds } from '../../site/search/siteIndex.ts';
import type { Text } from '../../site/texts/texts.ts';
import { SearchField } from '../components/forms/SearchField.tsx';
import { WidePageHead } from '../components/headings/PageHead.tsx';
import { Status } from '../components/prose/Status.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './SearchPage.css?inline';

interface SearchPageProps {
  text: Text;
  /** Empty where nothing was asked. */
  query: string;
  found: readonly Found[];
  /** An allergen that the query names. */
  exclusion: NamedAllergen | undefined;
  newsUnavailable: boolean;
}

/** Results shown of each kind: who wants more asks more exactly. */
const mostOfKind = 12;

/** The search of the whole site. Everything is in the address. */
export function SearchPage({
  text,
  query,
  found,
  exclusion,
  newsUnavailable,
}: SearchPageProps) {
  const { t, link } = useVisit();
  return (
    <WidePageHead title={text.title} lead={text.lead} beside={<Form query={query} />}>
      <Style name="SearchPage" css={css} />
      {query && <Count query={query} count={found.length} />}
      {exclusion && <Exclusion named={exclusion} />}
      {query && found.length === 0 && (
        <p>
          {t('search.try')} <a href={link('products')}>{t('menu.allProducts')}</a>{' '}
          <a href={link('contact-question')}>{t('search.ask')}</a>
        </p>
      )}
      {newsUnavailable && <Status>{t('search.newsUnavailable')}</Status>}
      {resultKinds.map((kind) => {
        const results = found.filter((result) => result.kind === kind);
        return (
          results.length > 0 && (
            <section key={kind} className="results" aria-labelledby={kind}>
              <h2 className="h3" id={kind}>
                {t(`search.${kind}`)} <small>{results.length}</small>
              </h2>
              <ol>
                {results.slice(0, mostOfKind).map((result) => (
                  <Result key={result.id} result={result} />
                ))}
              </ol>
            </section>
          )
        );
      })}
    </WidePageHead>
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
      {count
        ? t(one ? 'search.one' : 'search.other', { count, q })
        : t('search.none', { q })}
    </p>
  );
}

/** Who searches for an allergen often wants what is without it. */
function Exclusion({ named }: { named: NamedAllergen }) {
  const { t, language } = useVisit();
  const address = `${addressOf('products', language)}?${finderFields.without}=${named}`;
  return (
    <p>
      <a className="btn btn--line" href={address}>
        {t('search.without', { name: t(`allergen.${named}`) })}
      </a>
    </p>
  );
}

function Result({ result: { title, excerpt, path, terms } }: { result: Found }) {
  return (
    <li>
      <a href={path}>
        <Marked text={title} terms={terms} />
      </a>
      <p>
        <Marked text={excerpt} terms={terms} />
      </p>
    </li>
  );
}

/** A text with what was found in `<mark>`. */
const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  partsOf(text, terms).map(({ text: part, found }, i) =>
    found ? <mark key={i}>{part}</mark> : part,
  );
