import { rangeOf } from '../../site/catalogue/catalogue.ts';
import { needsInk } from '../components/pictures/theme.ts';
import type { Route } from '../route.ts';
import { textRoute } from '../textRoute.tsx';
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

const group = { breadcrumb: 'title', theme: { family: 'galletas' } } as const;

export const biscuitGroupRoutes = {
  'biscuits-chocolate': textRoute('biscuits-chocolate', BiscuitGroupPage, group),
  'biscuits-adults': textRoute('biscuits-adults', BiscuitGroupPage, group),
  'biscuits-breakfast': textRoute('biscuits-breakfast', BiscuitGroupPage, group),
};
