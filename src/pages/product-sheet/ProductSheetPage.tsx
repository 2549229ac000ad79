import { company } from 'virtual:content/company';
import { emphasised } from '../../site/catalogue/allergenText.ts';
import { familyOf, rangeOf } from '../../site/catalogue/catalogue.ts';
import { digitalLinkOf, tradeItemsOf } from '../../site/catalogue/gtin.ts';
import { materials } from '../../site/catalogue/packaging.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { signsOf } from '../../site/catalogue/signs.ts';
import { dateInSentence } from '../../site/i18n/dates.ts';
import { Wordmark } from '../components/pictures/Icon.tsx';
import { Pack } from '../components/pictures/Picture.tsx';
import { QrCode } from '../components/pictures/QrCode.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { RecallBox } from '../components/recalls/Recalled.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import { Declaration } from '../product/Allergens.tsx';
import { Nutrition, VitaminClaim } from '../product/Nutrition.tsx';
import css from './ProductSheetPage.css?inline';

/** A product on one printable page, for retailers that list it. */
export function ProductSheetPage({ product }: { product: Product }) {
  const { t, link, siteUrl } = useVisit();
  const page = link('product', { key: product.key });
  return (
    <section className="paper top">
      <Style name="ProductSheetPage" css={css} />
      <div className="wrap">
        <div className="sheet__tools">
          <Breadcrumb />
          <p className="row">
            <a className="btn btn--line" href={page}>
              {t('sheet.page')}
            </a>
            <button className="btn" type="button" data-print="" hidden>
              {t('sheet.print')}
            </button>
          </p>
        </div>
        <article className="sheet">
          <Head product={product} />
          <RecallBox product={product} />
          <PackTable product={product} />
          <div className="sheet__columns">
            <Contents product={product} />
            <Nutrition nutrition={product.nutrition} />
          </div>
          <Foot product={product} address={siteUrl + page} />
        </article>
      </div>
    </section>
  );
}

function Head({ product }: { product: Product }) {
  const { t, localise } = useVisit();
  const { family, range } = product;
  return (
    <header>
      <Pack product={product} eager />
      <div>
        <p>
          <Wordmark /> <b>{t('sheet.title')}</b>
        </p>
        <h1>{localise(product.title)}</h1>
        <p>
          {localise(product.flavour)} · {localise(familyOf(family).name)} ·{' '}
          {localise(rangeOf(family, range).name)}
        </p>
      </div>
    </header>
  );
}

function Contents({ product }: { product: Product }) {
  const { t, localise } = useVisit();
  const signs = signsOf(product.claims).map((sign) => t(`sign.${sign}`));
  return (
    <div>
      {/* Below the table, which a line more or less in the late face would move. */}
      {product.legalName && <p>{t('sheet.legalName', { name: localise(product.legalName) })}</p>}
      <h2>{t('product.ingredients')}</h2>
      <Prose html={`<p>${emphasised(localise(product.ingredients))}</p>`} />
      <Declaration product={product} />
      <VitaminClaim nutrition={product.nutrition} />
      <p>
        {product.shelfLifeMonths && `${t('sheet.shelfLife', { months: product.shelfLifeMonths })} `}
        {t('sheet.storage')}
      </p>
      {signs.length > 0 && (
        <>
          <h2>{t('product.signs')}</h2>
          <p>{signs.join(' · ')}</p>
        </>
      )}
    </div>
  );
}

function Foot({ product, address }: { product: Product; address: string }) {
  const { t, language } = useVisit();
  return (
    <footer>
      <p>
        {product.sample ? (
          <b>{t('product.sample')}</b>
        ) : (
          t('product.reviewed', { date: dateInSentence(product.reviewed, language) })
        )}
      </p>
      <p>
        {company.legalName} · {address}
      </p>
    </footer>
  );
}

/** Each pack with its numbers, its material, and a QR code that links to it. */
function PackTable({ product }: { product: Product }) {
  const { t, siteUrl } = useVisit();
  return (
    <table className="packs">
      <thead>
        <tr>
          <th scope="col">{t('sheet.size')}</th>
          <th scope="col">GTIN</th>
          <th scope="col">{t('sheet.packaging')}</th>
          {product.cases && <th scope="col">{t('sheet.cases')}</th>}
          <th scope="col">{t('sheet.code')}</th>
        </tr>
      </thead>
      <tbody>
        {tradeItemsOf(product).map(({ pack, gtin }, i) => (
          <tr key={gtin}>
            <th scope="row">{pack}</th>
            <td>{gtin}</td>
            <td>
              <Parts product={product} pack={pack} />
            </td>
            <Case of={product.cases?.[i]} />
            <td>
              <QrCode
                text={siteUrl + digitalLinkOf(gtin)}
                name={t('sheet.codeOf', { size: pack })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Case({ of }: { of: NonNullable<Product['cases']>[number] | undefined }) {
  const { t } = useVisit();
  return of && <td>{t('sheet.caseOf', { units: of.units, cases: of.perPallet })}</td>;
}

const code = (material: string): string => material.replace(' ', '\u00a0');

/** Only the first letter in lower case: 'Yellow bin (Spain)' names a country. */
const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function Parts({ product: { packaging }, pack }: { product: Product; pack: string }) {
  const { t } = useVisit();
  const parts = packaging.find(({ packs }) => packs.includes(pack))?.parts ?? [];
  return (
    <ul>
      {parts.map(({ part, material, bin }) => (
        <li key={part}>
          {t('packaging.sorted', {
            part: t(`packPart.${part}`),
            bin: [
              `${t(`material.${materials[material]}`)} (${code(material)})`,
              withinSentence(t(`bin.${bin}`)),
            ].join(', '),
          })}
        </li>
      ))}
    </ul>
  );
}
