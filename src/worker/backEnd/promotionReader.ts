import type { BackEndReader } from '../../pages/route.ts';
import { addressSlug, isSlug } from '../../site/addresses/slug.ts';
import type { Promotion, PromotionDetails } from '../../site/promotions/promotions.ts';
import { readBySlug } from './readBySlug.ts';
import { type Ask, parsers, type Source, unnoticed } from './source.ts';

export function promotionReader({
  get,
  post,
  copyOf,
  context,
}: Source): Pick<BackEndReader, 'promotions' | 'promotion'> {
  const askPromotions: Ask<Promotion[]> = async (_, onCut) =>
    (await parsers()).promotions(await post('/api/promotions', {}), onCut);
  const promotions = async (own = context) =>
    (await copyOf('promotions', askPromotions, own)) ?? undefined;
  return {
    promotions: () => promotions(),
    promotion: async (name) => {
      if (!isSlug(name)) return null;
      const slug = addressSlug(name);
      const ask: Ask<PromotionDetails> = (current, onCut) =>
        readBySlug(
          slug,
          async (asked) => {
            const path = `/api/entries/es/promocion/${encodeURIComponent(asked)}`;
            return (await parsers()).promotion(await get(path), asked, onCut);
          },
          () => promotions(unnoticed(current)),
          async () => {
            const list = await post('/api/promotions', {});
            return (await parsers()).listedPromotion(list, slug, onCut);
          },
        );
      return copyOf(`promotion-${slug}`, ask);
    },
  };
}
