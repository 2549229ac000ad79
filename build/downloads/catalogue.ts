import company from '../../content/company.json' with { type: 'json' };
import { type FamilyId, rangesOf } from '../../src/site/catalogue/families.ts';
import { shownSize } from '../../src/site/catalogue/packs.ts';
import type { Product } from '../../src/site/catalogue/products.ts';
import { signsOf } from '../../src/site/catalogue/signs.ts';
import { longDate } from '../../src/site/i18n/dates.ts';
import { words } from '../../src/site/i18n/words.ts';
import { type Packs, packsOf } from '../drawings/packDesigns.ts';
import { documentIn, type Printed, type Sources } from './sheet.ts';

const covers = {
  snacks: {
    colour: 'orange',
    pictures: ['motif/triangle', 'motif/triker', 'motif/tile'],
    document: 'catalogue-snacks',
  },
  caramelos: {
    colour: 'pink',
    pictures: ['motif/candy', 'motif/citrus', 'motif/leaf'],
    document: 'catalogue-sweets',
  },
} as const;

const say = words.es;

/** Alternative text for the picture of a pack. */
function packWords(drawn: Packs, { key, title, packs }: Product): string {
  const { shape, colour } = drawn.describe(key);
  return say(`pack.${shape}`, {
    name: title.es,
    size: shownSize(packs),
    colour: say(`packColour.${colour}`),
  });
}

/**
 * Every product of a family by range: flavour, sizes and signs, beside the pack of the
 * range's first product.
 */
export async function catalogue(
  { content, picture, photograph }: Sources,
  id: FamilyId & keyof typeof covers,
): Promise<Printed> {
  const family = content.families?.[id];
  if (!family) throw new Error(`content/families.json has no ${id}`);
  const cover = covers[id];
  const drawn = packsOf(content);
  const ranges: string[] = [];
  for (const range of rangesOf(id)) {
    const words = family.ranges[range];
    const products = (words?.products ?? []).flatMap((key) =>
      content.products.filter((product) => product.key === key),
    );
    const rows = products.map(
      ({ title, flavour, packs, claims }) =>
        `<tr><th scope="row">${title.es}</th><td>${flavour.es}</td><td>${packs.join(', ')}</td><td>${signsOf(
          claims,
        )
          .map((sign) => say(`sign.${sign}`))
          .join(', ')}</td></tr>`,
    );
    ranges.push(
      `<section class="range"><img src="${await photograph(`pack/${products[0]?.key}/es`)}" alt="${products[0] ? packWords(drawn, products[0]) : ''}"><div><h2>${words?.name.es}</h2><p>${words?.intro.es}</p><table><thead><tr><th scope="col">Producto</th><th scope="col">Sabor</th><th scope="col">${say('product.sizes')}</th><th scope="col">${say('product.signs')}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`,
    );
  }
  const contacts = company.contacts
    .filter((contact) => ['customers', 'orders', 'export'].includes(contact.id))
    .map(
      ({ audience, phone, email }) =>
        `<li><b>${audience.es}:</b> ${[phone, email].filter(Boolean).join(' · ')}</li>`,
    );
  return {
    title: `Catálogo: ${family.name.es}`,
    body:
      `<header class="cover ${cover.colour}"><div><h1>${family.name.es}</h1><p>${family.intro.es}</p></div><p class="scatter">${cover.pictures.map((name) => `<img src="${picture(name)}" alt="">`).join('')}</p><p>${company.legalName} · ${longDate(documentIn(content, cover.document).updated, 'es')}</p></header>` +
      `${ranges.join('')}<section><h3>Pedidos y atención a clientes</h3><ul>${contacts.join('')}</ul><p>${company.headOffice.town}, ${company.headOffice.region}. La composición y los alérgenos de cada producto figuran en su envase y en su ficha de la web. ${say('product.sample')}</p></section>`,
  };
}
