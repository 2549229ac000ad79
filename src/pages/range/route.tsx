import {
  type BiscuitGroupPage as BiscuitGroupName,
  biscuitsOf,
} from '../../site/catalogue/biscuitGroups.ts';
import { allProducts, rangeOf } from '../../site/catalogue/catalogue.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { needsInk } from '../components/pictures/theme.ts';
import type { Route } from '../route.ts';
import { BiscuitGroupPage, RangePage } from './RangePage.tsx';

export const range: Route<'range'> = async ({ language, parameters }) => {
  const found = rangeOf(parameters.family, parameters.range);
  const theme = { family: found.family, range: found.id };
  return {
    metadata: {
      title: found.headTitle[language],
      description: found.description[language],
    },
    nameInBreadcrumb: { name: found.name[language] },
    theme,
    inkHeader: needsInk(theme),
    body: <RangePage range={found} />,
  };
};

const biscuitGroup =
  <P extends BiscuitGroupName>(page: P): Route<P> =>
  async ({ texts }) => {
    const text = await texts.get(page);
    const theme = { family: 'galletas' };
    return {
      metadata: metadataOf(text),
      nameInBreadcrumb: { name: text.title },
      theme,
      inkHeader: needsInk(theme),
      body: <BiscuitGroupPage text={text} products={biscuitsOf(page, allProducts())} />,
    };
  };

export const biscuitGroupRoutes = {
  'biscuits-chocolate': biscuitGroup('biscuits-chocolate'),
  'biscuits-adults': biscuitGroup('biscuits-adults'),
  'biscuits-breakfast': biscuitGroup('biscuits-breakfast'),
};
