import { provinceIn } from '../../site/company/provinceQuery.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { FormSection } from '../components/forms/FormSection.tsx';
import type { Route } from '../route.ts';
import { DistributorsPage } from './DistributorsPage.tsx';

export const distributors: Route<'distributors'> = async ({ query, texts }) => {
  const text = await texts.get('distributors');
  const province = provinceIn(query);
  return {
    metadata: metadataOf(text),
    body: (
      <DistributorsPage text={text} chosen={province}>
        <FormSection
          name="distributor"
          given={province && { provincia: province.code }}
        />
      </DistributorsPage>
    ),
  };
};
