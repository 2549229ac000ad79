import { rangeOf } from '../../site/catalogue/catalogue.ts';
import { needsInk } from '../components/pictures/colours.ts';
import type { Route } from '../route.ts';
import { RangePage } from './RangePage.tsx';

export const range: Route<'range'> = async ({ language, parameters }) => {
  const found = rangeOf(parameters.family, parameters.range);
  const theme = { family: found.family, range: found.id };
  return {
    metadata: {
      title: found.headTitle[language],
      description: found.description[language],
    },
    crumb: { name: found.name[language] },
    theme,
    inkHeader: needsInk(theme),
    body: <RangePage range={found} />,
  };
};
