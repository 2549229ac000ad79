import type { Province } from '../../content/company.ts';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { distributorsIn, provinceIn } from '../../site/company/distributors.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Route } from '../route.ts';
import { DistributorsPage } from './DistributorsPage.tsx';

export const distributors: Route<'distributors'> = async ({ query, texts, language }) => {
  const text = await texts.get('distributors');
  const asked = provinceIn(query);
  const { province } = asked;
  const metadata = metadataOf(text);
  return {
    metadata: province ? { ...metadata, title: resultTitle(province, language) } : metadata,
    body: (
      <DistributorsPage
        text={text}
        asked={asked}
        product={productOf(query.get('producto') ?? '')}
      />
    ),
  };
};

/** The result in the page title, which screen readers announce first. */
function resultTitle({ id, name }: Province, language: Language): string {
  const served = distributorsIn(id).length > 0;
  return words[language](served ? 'distributor.titleServed' : 'distributor.titleNone', {
    province: name[language],
  });
}
