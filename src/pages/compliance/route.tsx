import { metadataOf } from '../../site/metadata/metadata.ts';
import { soberTheme } from '../layout/pageModel.ts';
import type { Route } from '../route.ts';
import { CompliancePage } from './CompliancePage.tsx';

export const compliance: Route<'compliance'> = async ({ texts }) => {
  const [text, report] = await Promise.all([texts.get('compliance'), texts.get('commitments')]);
  return {
    metadata: metadataOf(text),
    nameInBreadcrumb: { name: text.title },
    theme: soberTheme,
    body: <CompliancePage text={text} report={report} />,
  };
};
