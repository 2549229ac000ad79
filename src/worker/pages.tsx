import faqGroups from 'virtual:content/faqs';
import contest from '../../content/contest.json' with { type: 'json' };
import { AboutPage } from '../pages/about/AboutPage.tsx';
import { CommitmentsPage } from '../pages/commitments/CommitmentsPage.tsx';
import { CompliancePage } from '../pages/compliance/CompliancePage.tsx';
import { categoryName } from '../pages/components/cards/NewsCard.tsx';
import { FormSection } from '../pages/components/forms/FormSection.tsx';
import { needsInk, themeOf } from '../pages/components/pictures/colours.ts';
import { Notice } from '../pages/components/prose/Notice.tsx';
import { ConductPage } from '../pages/conduct/ConductPage.tsx';
import { ContactFormPage } from '../pages/contact/ContactFormPage.tsx';
import { ContactPage } from '../pages/contact/ContactPage.tsx';
import { ContestPage } from '../pages/contest/ContestPage.tsx';
import { DistributorsPage } from '../pages/distributors/DistributorsPage.tsx';
import { EthicalChannelPage } from '../pages/ethical-channel/EthicalChannelPage.tsx';
import { FamilyPage } from '../pages/family/FamilyPage.tsx';
import { FaqsPage } from '../pages/faqs/FaqsPage.tsx';
import { HistoryPage } from '../pages/history/HistoryPage.tsx';
import { Home } from '../pages/home/Home.tsx';
import { picturesOf, previewOf } from '../pages/layout/preview.ts';
import type { Answer, Theme } from '../pages/layout/visit.ts';
import { NewsItemPage } from '../pages/news/NewsItemPage.tsx';
import { NewsPage } from '../pages/news/NewsPage.tsx';
import { NewsletterPage } from '../pages/newsletter/NewsletterPage.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { NutririsiPage } from '../pages/nutririsi/NutririsiPage.tsx';
import { PressMaterialsPage } from '../pages/press-materials/PressMaterialsPage.tsx';
import { PressroomPage } from '../pages/pressroom/PressroomPage.tsx';
import { ProductPage } from '../pages/product/ProductPage.tsx';
import { ProductsPage } from '../pages/products/ProductsPage.tsx';
import { PromotionPage } from '../pages/promotions/PromotionPage.tsx';
import { PromotionsPage } from '../pages/promotions/PromotionsPage.tsx';
import { RangePage } from '../pages/range/RangePage.tsx';
import { PromotionTermsList } from '../pages/text/PromotionTermsList.tsx';
import { TextPage } from '../pages/text/TextPage.tsx';
import { ValuesPage } from '../pages/values/ValuesPage.tsx';
import type { PageName, ParametersOf } from '../site/addresses/addresses.ts';
import { familyOf, productOf, rangeOf } from '../site/catalogue/catalogue.ts';
import { provinces } from '../site/company/provinces.ts';
import type { FormName } from '../site/forms/forms.ts';
import type { Language } from '../site/i18n/languages.ts';
import { words as wordsOf } from '../site/i18n/words.ts';
import {
  headOf,
  longestDescription,
  longestThatFits,
  newsDescription,
  productTitle,
  shortened,
} from '../site/metadata/metadata.ts';
import { isContest, promotionState } from '../site/promotions/promotions.ts';
import { searchFaqs } from '../site/search/faqSearch.ts';
import { faqPageData } from '../site/structuredData/faqPage.ts';
import { newsArticleData } from '../site/structuredData/newsArticle.ts';
import { contactData, homeData } from '../site/structuredData/organization.ts';
import { productData } from '../site/structuredData/product.ts';
import { promotionTermsIds, type TextName } from '../site/texts/texts.ts';
import type { BackEndReader } from './backEnd/reader.ts';
import type { Texts } from './texts.ts';

/** What a page may use to make its answer. */
export interface Request<P extends PageName> {
  language: Language;
  parameters: ParametersOf<P>;
  /** The query parameters that the address table names for the page. */
  query: URLSearchParams;
  origin: BackEndReader;
  texts: Texts;
  now: Date;
}

/** Ethics, privacy and law: no snacks, no jokes. */
const sober: Theme = { mood: 'sobrio' };

type Pages = { [P in PageName]: (request: Request<P>) => Promise<Answer> };

/**
 * How every page of the address table is made; a page that is missing here is a type
 * error.
 */
export const pages: Pages = {
  home: async ({ origin, texts }) => {
    const [text, news] = await Promise.all([texts.of('home'), origin.news()]);
    return {
      head: headOf(text),
      above: 'rosa',
      structuredData: homeData,
      body: <Home text={text} news={news?.slice(0, 4)} />,
    };
  },
  news: async ({ query, origin, texts }) => {
    const [{ newsQuery }, text, news, featured] = await Promise.all([
      import('./queries.ts'),
      texts.of('news'),
      origin.news(),
      origin.featuredNews(),
    ]);
    return {
      head: headOf(text),
      body: (
        <NewsPage
          text={text}
          news={news}
          featured={featured ?? []}
          query={newsQuery(query)}
        />
      ),
    };
  },
  'news-item': async ({ language, parameters, origin, texts }) => {
    const words = wordsOf[language];
    const item = await origin.newsItem(parameters.slug);
    // The back end knows its items by their ids too, which are no addresses.
    if (item === null || (item && item.slug.toLowerCase() !== parameters.slug))
      return notFound(texts);
    if (!item) return unavailable(words('menu.news'), words('news.itemUnavailable'));
    const similar = await origin.similarNews(item);
    const category = item.category?.slug
      ? categoryName(item.category.slug, words)
      : words('menu.news');
    return {
      head: {
        title: longestThatFits([item.title]),
        shared: item.title,
        description: await newsDescription(item, category, language),
        category: item.category?.slug,
        ...(item.date ? { published: item.date } : {}),
      },
      structuredData: newsArticleData(item, {
        section: category,
        picture: previewOf(
          { page: 'news-item', parameters },
          language,
          item.category?.slug,
        ).src,
      }),
      body: <NewsItemPage item={item} similar={similar} />,
      inkHeader: true,
    };
  },
  contact: async ({ texts }) => {
    const text = await texts.of('contact');
    return {
      head: headOf(text),
      structuredData: contactData(text),
      body: <ContactPage text={text} />,
    };
  },
  'contact-question': contactPage('contact-question', 'question'),
  'contact-work': contactPage('contact-work', 'work'),
  'contact-other': contactPage('contact-other', 'other'),
  promotions: async ({ origin, now, texts }) => {
    const [text, promotions] = await Promise.all([
      texts.of('promotions'),
      origin.promotions(),
    ]);
    return {
      head: headOf(text),
      body: <PromotionsPage text={text} promotions={promotions} now={now} />,
    };
  },
  promotion: async ({ language, parameters, origin, now, texts }) => {
    const words = wordsOf[language];
    const promotion = await origin.promotion(parameters.slug);
    if (promotion === null) return notFound(texts);
    if (!promotion)
      return unavailable(words('menu.promotions'), words('promotion.unavailable'));
    return {
      head: {
        title: longestThatFits([
          words(
            promotionState(promotion, now) === 'ended'
              ? 'promotion.headTitleEnded'
              : 'promotion.headTitle',
            { title: promotion.title },
          ),
          promotion.title,
        ]),
        shared: promotion.title,
        description: shortened(
          words('promotion.description', { title: promotion.title }),
          longestDescription,
        ),
      },
      body: (
        <PromotionPage promotion={promotion} now={now}>
          {promotion.participation && !isContest(promotion) && (
            <FormSection
              name="contest"
              given={{ asunto: promotion.slug }}
              adultsOnly={promotion.adults}
            />
          )}
        </PromotionPage>
      ),
      inkHeader: true,
    };
  },
  'promotion-terms-list': async ({ texts }) => {
    const text = await texts.of('promotion-terms-list');
    const terms = await Promise.all(
      promotionTermsIds.map(async (id) => ({
        id,
        title: (await texts.of(`promotion-terms/${id}`)).title,
      })),
    );
    return {
      head: headOf(text),
      theme: sober,
      body: <PromotionTermsList text={text} terms={terms} />,
    };
  },
  'promotion-terms': async ({ parameters, texts }) => {
    const text = await texts.ifAny(`promotion-terms/${parameters.id}`);
    return text
      ? { head: headOf(text), theme: sober, body: <TextPage text={text} /> }
      : notFound(texts);
  },
  'company-terms': textPage('company-terms', sober),
  faqs: async ({ language, query, texts }) => {
    const text = await texts.of('faqs');
    const q = (query.get('q') ?? '').normalize('NFC').trim().slice(0, 100);
    // A search shows some of the questions only.
    return {
      head: headOf(text),
      ...(q ? {} : { structuredData: faqPageData(faqGroups) }),
      body: (
        <FaqsPage text={text} search={searchFaqs(faqGroups, language, q)} query={q} />
      ),
    };
  },
  nutririsi: async ({ texts }) => {
    const text = await texts.of('nutririsi');
    return {
      head: headOf(text),
      inkHeader: true,
      above: 'soft',
      body: <NutririsiPage text={text} />,
    };
  },
  history: async ({ texts }) => {
    const text = await texts.of('history');
    return { head: headOf(text), inkHeader: true, body: <HistoryPage text={text} /> };
  },
  about: async ({ texts }) => {
    const text = await texts.of('about');
    return {
      head: headOf(text),
      inkHeader: true,
      above: 'tinto',
      body: <AboutPage text={text} />,
    };
  },
  pressroom: async ({ texts }) => {
    const text = await texts.of('pressroom');
    return {
      head: headOf(text),
      body: (
        <PressroomPage text={text}>
          <FormSection name="press" />
        </PressroomPage>
      ),
    };
  },
  'press-materials': async ({ texts }) => {
    const text = await texts.of('press-materials');
    return { head: headOf(text), body: <PressMaterialsPage text={text} /> };
  },
  distributors: async ({ query, texts }) => {
    const [{ provinceQuery }, text] = await Promise.all([
      import('./queries.ts'),
      texts.of('distributors'),
    ]);
    const province = provinces.find(({ id }) => id === provinceQuery(query));
    return {
      head: headOf(text),
      body: (
        <DistributorsPage text={text} chosen={province}>
          <FormSection
            name="distributor"
            given={province && { provincia: province.code }}
          />
        </DistributorsPage>
      ),
    };
  },
  newsletter: async ({ texts }) => {
    const text = await texts.of('newsletter');
    return {
      head: headOf(text),
      inkHeader: true,
      body: (
        <NewsletterPage text={text}>
          <FormSection name="newsletter" />
        </NewsletterPage>
      ),
    };
  },
  contest: async ({ now, texts }) => {
    const text = await texts.of('contest');
    return {
      head: headOf(text),
      body: (
        <ContestPage text={text} now={now}>
          <FormSection name="contest" adultsOnly={contest.adults} />
        </ContestPage>
      ),
    };
  },
  'contest-rules': textPage('contest-rules', sober),
  privacy: textPage('privacy', sober),
  cookies: textPage('cookies', sober),
  'legal-notice': textPage('legal-notice', sober),
  accessibility: textPage('accessibility', sober),
  'not-found': ({ texts }) => notFound(texts),
  products: async ({ query, texts }) => {
    const [{ finderQueryOf }, text] = await Promise.all([
      import('../site/catalogue/finderQuery.ts'),
      texts.of('products'),
    ]);
    return {
      head: headOf(text),
      body: <ProductsPage text={text} query={finderQueryOf(query)} />,
    };
  },
  product: async ({ language, parameters, texts }) => {
    const product = productOf(parameters.key);
    if (!product) return notFound(texts);
    return {
      head: {
        title: productTitle(product, language),
        description: product.description[language],
      },
      theme: themeOf(product),
      structuredData: productData(product, picturesOf(product, language)),
      body: <ProductPage product={product} />,
    };
  },
  family: async ({ language, parameters }) => {
    const family = familyOf(parameters.family);
    return {
      head: {
        title: family.headTitle[language],
        description: family.description[language],
      },
      theme: { family: family.id },
      inkHeader: needsInk({ family: family.id }),
      body: <FamilyPage family={family} />,
    };
  },
  range: async ({ language, parameters }) => {
    const range = rangeOf(parameters.family, parameters.range);
    return {
      head: {
        title: range.headTitle[language],
        description: range.description[language],
      },
      theme: { family: range.family, range: range.id },
      inkHeader: needsInk({ family: range.family, range: range.id }),
      body: <RangePage range={range} />,
    };
  },
  compliance: async ({ texts }) => {
    const [text, report] = await Promise.all([
      texts.of('compliance'),
      texts.of('commitments'),
    ]);
    return {
      head: headOf(text),
      theme: sober,
      body: <CompliancePage text={text} report={report} />,
    };
  },
  values: async ({ texts }) => {
    const text = await texts.of('values');
    return { head: headOf(text), theme: sober, body: <ValuesPage text={text} /> };
  },
  'ethical-channel': async ({ language, query, texts }) => {
    const text = await texts.of('ethical-channel');
    const writing = query.get('step') === 'form';
    return {
      head: {
        ...headOf(text),
        ...(writing ? { title: wordsOf[language]('report.write'), noindex: true } : {}),
      },
      theme: sober,
      body: <EthicalChannelPage text={text} writing={writing} />,
    };
  },
  commitments: async ({ texts }) => {
    const text = await texts.of('commitments');
    return { head: headOf(text), inkHeader: true, body: <CommitmentsPage text={text} /> };
  },
  conduct: conductPage('conduct'),
  'conduct-president': conductPage('conduct-president'),
  'conduct-principles': conductPage('conduct-principles'),
  'conduct-employees': conductPage('conduct-employees'),
  'conduct-consumers': conductPage('conduct-consumers'),
  'conduct-providers': conductPage('conduct-providers'),
  'conduct-society': conductPage('conduct-society'),
  'society-risi-sa': conductPage('society-risi-sa'),
  'society-loeches': conductPage('society-loeches'),
  'society-matarile': conductPage('society-matarile'),
  'conduct-compliance': conductPage('conduct-compliance'),
};

function textPage(
  name: TextName & PageName,
  theme?: Theme,
): (request: { texts: Texts }) => Promise<Answer> {
  return async ({ texts }) => {
    const text = await texts.of(name);
    return {
      head: headOf(text),
      body: <TextPage text={text} />,
      ...(theme ? { theme } : {}),
    };
  };
}

/**
 * A page of the code of conduct; what all of them remind of stands in the code's own
 * text.
 */
function conductPage(
  name: TextName & PageName,
): (request: { texts: Texts }) => Promise<Answer> {
  return async ({ texts }) => {
    const [text, code] = await Promise.all([texts.of(name), texts.of('conduct')]);
    return {
      head: headOf(text),
      theme: sober,
      body: <ConductPage text={text} note={code.note} />,
    };
  };
}

function contactPage(
  name: 'contact-question' | 'contact-work' | 'contact-other',
  form: FormName,
): (request: { texts: Texts }) => Promise<Answer> {
  return async ({ texts }) => {
    const text = await texts.of(name);
    return {
      head: headOf(text),
      body: (
        <ContactFormPage text={text} current={name}>
          <FormSection name={form} />
        </ContactFormPage>
      ),
    };
  };
}

/** The not-found page in place of an item that does not exist. */
async function notFound(texts: Texts): Promise<Answer> {
  const text = await texts.of('not-found');
  return {
    status: 404,
    head: { ...headOf(text), noindex: true },
    above: 'azul',
    body: <NotFoundPage text={text} />,
  };
}

/**
 * The origin cannot be reached and there is no copy: the reader is told, and search
 * engines ask again.
 */
function unavailable(title: string, text: string): Answer {
  return {
    status: 503,
    head: { title, description: text, noindex: true },
    body: <Notice title={title} text={text} />,
  };
}
