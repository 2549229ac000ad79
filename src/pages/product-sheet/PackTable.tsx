import { digitalLinkOf, tradeItemsOf } from '../../site/catalogue/gtin.ts';
import { materials } from '../../site/catalogue/packaging.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { QrCode } from '../components/pictures/QrCode.tsx';
import { useVisit } from '../layout/visit.ts';

/** Each pack with its numbers, its material, and a QR code that links to it. */
export function PackTable({ product }: { product: Product }) {
  const { t, siteUrl } = useVisit();
  return (
    <table className="packs">
      <thead>
        <tr>
          <th scope="col">{t('sheet.size')}</th>
          <th scope="col">GTIN</th>
          <th scope="col">{t('sheet.packaging')}</th>
          <th scope="col">{t('sheet.code')}</th>
        </tr>
      </thead>
      <tbody>
        {tradeItemsOf(product).map(({ pack, gtin }) => (
          <tr key={gtin}>
            <th scope="row">{pack}</th>
            <td>{gtin}</td>
            <td>
              <Parts product={product} pack={pack} />
            </td>
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

const code = (material: string): string => material.replace(' ', '\u00a0');

/** Only the first letter in lower case: 'Yellow bin (Spain)' names a country. */
const withinSentence = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1);

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
