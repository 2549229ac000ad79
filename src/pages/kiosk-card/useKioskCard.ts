import { tradeItemsOf } from '../../site/catalogue/gtin.ts';
import type { KioskCard } from '../../site/catalogue/kioskCard.ts';
import { shownSize } from '../../site/catalogue/packs.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { packAddress } from '../components/pictures/Picture.tsx';
import { useVisit } from '../layout/visit.ts';

/** The card with which a customer asks a shop for a product, in the size that is drawn. */
export function useKioskCard(product: Product): KioskCard {
  const { t, localise, language, link, siteUrl } = useVisit();
  const size = shownSize(product.packs);
  const item = tradeItemsOf(product).find(({ pack }) => pack === size);
  return {
    title: localise(product.title),
    size,
    gtin: item?.gtin.length === 13 ? item.gtin : undefined,
    ask: t('card.ask', {
      address: `${siteUrl.replace(/^https?:\/\//, '')}${link('distributors')}`,
    }),
    pack: packAddress(product, language),
    file: `risi-${product.key}.png`,
  };
}
