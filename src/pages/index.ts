import type { PageName } from '../site/addresses/addresses.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { companyRoutes } from './companyRoutes.ts';
import { contactRoutes } from './contact/route.tsx';
import { contestPage } from './contest/route.tsx';
import { distributors } from './distributors/route.tsx';
import { faqs } from './faqs/route.tsx';
import { home } from './home/route.tsx';
import { news, newsItem } from './news/route.tsx';
import { newsletter } from './newsletter/route.tsx';
import { notFound } from './not-found/route.tsx';
import { promotion, promotions } from './promotions/route.tsx';
import type { Route } from './route.ts';
import { search } from './search/route.tsx';
import { textRoutes } from './text/route.tsx';

/** The route of every page in the address table. A missing page is a type error. */
export const routes: { [P in PageName]: Route<P> } = {
  home,
  news,
  'news-item': newsItem,
  promotions,
  promotion,
  contest: contestPage,
  faqs,
  distributors,
  newsletter,
  search,
  'not-found': notFound,
  ...catalogueRoutes,
  ...companyRoutes,
  ...contactRoutes,
  ...textRoutes,
};
