import { familyOf } from '../../site/catalogue/catalogue.ts';
import { needsInk } from '../components/pictures/theme.ts';
import type { Route } from '../route.ts';
import { FamilyPage } from './FamilyPage.tsx';

export const family: Route<'family'> = async ({ language, parameters }) => {
  const found = familyOf(parameters.family);
  const theme = { family: found.id };
  return {
    metadata: {
      title: found.headTitle[language],
      description: found.description[language],
    },
    nameInBreadcrumb: { name: found.name[language] },
    theme,
    inkHeader: needsInk(theme),
    body: <FamilyPage family={found} />,
  };
};
