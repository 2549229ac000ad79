import { productOf } from '../../site/catalogue/catalogue.ts';
import { provinceIn } from '../../site/company/distributors.ts';
import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { DistributorsPage } from './DistributorsPage.tsx';

export const distributors: Route<'distributors'> = async ({ query, texts, language, product }) => {
  const text = await texts.get('distributors');
  const asked = provinceIn(query);
  const { province } = asked;
  const wanted = productOf(query.get('producto') ?? '');
  const metadata = metadataOf(text);
  return {
    // Screen readers announce the title first.
    metadata: province
      ? {
          ...metadata,
          title: words[language]('distributor.title', { province: province.name[language] }),
        }
      : metadata,
    body: (
      <DistributorsPage text={text} asked={asked} product={wanted && (await product(wanted.key))} />
    ),
  };
};
