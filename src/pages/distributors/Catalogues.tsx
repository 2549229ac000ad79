import type { DownloadId } from '../../content/downloads.ts';
import { productOf } from '../../site/catalogue/catalogue.ts';
import type { FamilyId } from '../../site/catalogue/families.ts';
import type { Section } from '../../site/texts/sections.ts';
import { Download } from '../components/controls/Download.tsx';
import { Pack } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';

/** Each catalogue with three packs fanned out on its family's colour. */
const catalogues: { id: DownloadId; family: FamilyId; packs: string[] }[] = [
  {
    id: 'catalogue-snacks',
    family: 'snacks',
    packs: ['surtis4u', 'risketos-original', 'palomitas-original'],
  },
  {
    id: 'catalogue-biscuits',
    family: 'galletas',
    packs: ['cacao-intenso', 'supermaria', 'fabs-mexico'],
  },
  {
    id: 'catalogue-sweets',
    family: 'caramelos',
    packs: ['citrico', 'tradicionales', 'balsamicos'],
  },
];

/** The catalogues to download. */
export function Catalogues({ section }: { section: Section }) {
  return (
    <section className="paper" id={section.id}>
      <div className="wrap">
        <div className="head catalogue-head">
          <h2>{section.title}</h2>
          <Prose html={section.html} />
        </div>
        <ul className="split catalogues">
          {catalogues.map(({ id, family, packs }) => (
            <li key={id} data-family={family}>
              <div className="catalogues__fan">
                {packs.map((key) => {
                  const product = productOf(key);
                  return product && <Pack key={key} product={product} />;
                })}
              </div>
              <Download id={id} look="btn--small" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
