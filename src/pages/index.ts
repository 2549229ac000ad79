import type { PageName } from '../site/addresses/addresses.ts';
import { about } from './about/route.tsx';
import { allergenChanges } from './allergen-changes/route.tsx';
import { commitments } from './commitments/route.tsx';
import { fiftyYears, quality } from './company-story/route.tsx';
import { compliance } from './compliance/route.tsx';
import { conductRoutes } from './conduct/route.tsx';
import { contactRoutes } from './contact/route.tsx';
import { contestPage } from './contest/route.tsx';
import { distributors } from './distributors/route.tsx';
import { ethicalChannel } from './ethical-channel/route.tsx';
import { ethicalMailbox } from './ethical-mailbox/route.tsx';
import { family } from './family/route.tsx';
import { faqs } from './faqs/route.tsx';
import { history } from './history/route.tsx';
import { home } from './home/route.tsx';
import { news, newsItem } from './news/route.tsx';
import { newsletter } from './newsletter/route.tsx';
import { notFound } from './not-found/route.tsx';
import { nutririsi } from './nutririsi/route.tsx';
import { pressMaterials } from './press-materials/route.tsx';
import { pressroom } from './pressroom/route.tsx';
import { product } from './product/route.tsx';
import { productSheet } from './product-sheet/route.tsx';
import { products } from './products/route.tsx';
import { promotion, promotions } from './promotions/route.tsx';
import { biscuitGroupRoutes, range } from './range/route.tsx';
import type { Route } from './route.ts';
import { search } from './search/route.tsx';
import { textRoutes } from './text/route.tsx';
import { values } from './values/route.tsx';

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
  products,
  product,
  'product-sheet': productSheet,
  'allergen-changes': allergenChanges,
  family,
  range,
  nutririsi,
  ...biscuitGroupRoutes,
  about,
  history,
  'fifty-years': fiftyYears,
  quality,
  values,
  commitments,
  compliance,
  'ethical-channel': ethicalChannel,
  'ethical-mailbox': ethicalMailbox,
  pressroom,
  'press-materials': pressMaterials,
  ...conductRoutes,
  ...contactRoutes,
  ...textRoutes,
};
