import type { PageName } from '../site/addresses/addresses.ts';
import { AboutPage } from './about/AboutPage.tsx';
import { allergenChanges } from './allergen-changes/route.tsx';
import { CommitmentsPage } from './commitments/CommitmentsPage.tsx';
import { FiftyYearsPage, QualityPage } from './company-story/CompanyStoryPage.tsx';
import { compliance } from './compliance/route.tsx';
import { conductRoutes } from './conduct/route.tsx';
import { contactRoutes } from './contact/route.tsx';
import { contestPage } from './contest/route.tsx';
import { distributors } from './distributors/route.tsx';
import { ethicalChannel } from './ethical-channel/route.tsx';
import { ethicalMailbox } from './ethical-mailbox/route.tsx';
import { family } from './family/route.tsx';
import { faqs } from './faqs/route.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { home } from './home/route.tsx';
import { KioskCardPage } from './kiosk-card/KioskCardPage.tsx';
import { soberTheme } from './layout/pageModel.ts';
import { news, newsItem } from './news/route.tsx';
import { NewsletterPage } from './newsletter/NewsletterPage.tsx';
import { notFound } from './not-found/route.tsx';
import { NutririsiPage } from './nutririsi/NutririsiPage.tsx';
import { PressMaterialsPage } from './press-materials/PressMaterialsPage.tsx';
import { PressroomPage } from './pressroom/PressroomPage.tsx';
import { product } from './product/route.tsx';
import { ProductSheetPage } from './product-sheet/ProductSheetPage.tsx';
import { productRoute } from './productRoute.tsx';
import { products } from './products/route.tsx';
import { promotion, promotions } from './promotions/route.tsx';
import { biscuitGroupRoutes, range } from './range/route.tsx';
import { recalls } from './recalls/route.tsx';
import type { Route } from './route.ts';
import { search } from './search/route.tsx';
import { textRoutes } from './text/route.tsx';
import { textRoute } from './textRoute.tsx';
import { ValuesPage } from './values/ValuesPage.tsx';

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
  newsletter: textRoute('newsletter', NewsletterPage, {
    breadcrumb: 'menu.newsletter',
    inkHeader: true,
  }),
  search,
  'not-found': notFound,
  products,
  product,
  'product-sheet': productRoute(ProductSheetPage, 'sheet.headTitle', 'sheet.title'),
  'kiosk-card': productRoute(KioskCardPage, 'card.headTitle', 'card.name'),
  'allergen-changes': allergenChanges,
  recalls,
  family,
  range,
  nutririsi: textRoute('nutririsi', NutririsiPage, {
    inkHeader: true,
    aboveFooter: 'soft',
  }),
  ...biscuitGroupRoutes,
  about: textRoute('about', AboutPage, { inkHeader: true, aboveFooter: 'clavel' }),
  history: textRoute('history', HistoryPage, { inkHeader: true }),
  'fifty-years': textRoute('fifty-years', FiftyYearsPage, {
    breadcrumb: 'title',
    theme: { family: 'patatas' },
    inkHeader: true,
    aboveFooter: 'clavel',
  }),
  quality: textRoute('quality', QualityPage, {
    breadcrumb: 'title',
    theme: { family: 'frutos-secos' },
  }),
  values: textRoute('values', ValuesPage, { theme: soberTheme }),
  commitments: textRoute('commitments', CommitmentsPage, { inkHeader: true }),
  compliance,
  'ethical-channel': ethicalChannel,
  'ethical-mailbox': ethicalMailbox,
  pressroom: textRoute('pressroom', PressroomPage, { breadcrumb: 'menu.press' }),
  'press-materials': textRoute('press-materials', PressMaterialsPage, {
    breadcrumb: 'menu.pressMaterials',
  }),
  ...conductRoutes,
  ...contactRoutes,
  ...textRoutes,
};
