import type { BackEndReader } from '../../pages/route.ts';
import { addressSlug, isSlug } from '../../site/addresses/slug.ts';
import type { Promotion, PromotionDetails } from '../../site/promotions/promotions.ts';
import { readBySlug } from './readBySlug.ts';
import { type Ask, type Source, unnoticed } from './source.ts';

const parsing = async () => (await import('./answers/parsing.ts')).read;

export function promotionReader({
  get,
  post,
  copyOf,
  copies,
}: Source): Pick<BackEndReader, 'promotions' | 'promotion'> {
  const listJson = () => post('/api/promotions', {});
  const askPromotions: Ask<Promotion[]> = async (_, onCut) =>
    (await parsing()).promotions(await listJson(), onCut);
  const promotions = async (own = copies) =>
    (await copyOf('promotions', askPromotions, own)) ?? undefined;

  const askPromotion =
    (slug: string): Ask<PromotionDetails> =>
    async (current, onCut) => {
      const promotion = async (name: string) => {
        const path = `/api/entries/es/promocion/${encodeURIComponent(name)}`;
        return (await parsing()).promotion(await get(path), name, onCut);
      };
      const readListed = async () =>
        (await parsing()).listedPromotion(await listJson(), slug, onCut);
      return readBySlug(
        slug,
        promotion,
        () => promotions(unnoticed(current)),
        readListed,
      );
    };

  return {
    promotions: () => promotions(),
    promotion: async (name) => {
      if (!isSlug(name)) return null;
      const slug = addressSlug(name);
      return copyOf(`promotion-${slug}`, askPromotion(slug));
    },
  };
}
