import { addressOf } from '../../site/addresses/addresses.ts';
import { tradeItemsOf } from '../../site/catalogue/gtin.ts';
import type { KioskCard } from '../../site/catalogue/kioskCard.ts';
import { shownSize } from '../../site/catalogue/packs.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { defaultLanguage } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import { packAddress } from '../components/pictures/Picture.tsx';
import { useVisit } from '../layout/visit.ts';

/**
 * The card with which a customer asks a shop for a product, in the size that is drawn. It
 * is in the language of the shops that distributors serve, whoever shows it.
 */
export function useKioskCard(product: Product): KioskCard {
  const { siteUrl } = useVisit();
  const size = shownSize(product.packs);
  const item = tradeItemsOf(product).find(({ pack }) => pack === size);
  return {
    title: product.title[defaultLanguage],
    size,
    gtin: item?.gtin.length === 13 ? item.gtin : undefined,
    ask: words[defaultLanguage]('card.ask', {
      address: siteUrl.replace(/^https?:\/\//, '') + addressOf('distributors', defaultLanguage),
    }),
    pack: packAddress(product, defaultLanguage),
    file: `risi-${product.key}.png`,
  };
}
