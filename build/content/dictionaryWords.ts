import { allergens } from '../../src/site/catalogue/products.ts';
import { signs } from '../../src/site/catalogue/signs.ts';
import { newsCategories } from '../../src/site/news/news.ts';

/**
 * The words that the code asks the dictionaries for, by group, each with the
 * placeholders that the code fills in.
 *
 * The dictionaries themselves cannot tell: a word that is renamed in all of them at
 * once is missing in none.
 */
const groups: Record<string, string> = {
  site: 'skip home breadcrumb',
  language: 'menu own choose',
  menu: 'open close title customerService all home us about history compliance commitments ethical conduct values nutririsi distributors news promotions traditional follow faqs contact chocolate grownup breakfast fabs press pressMaterials work allProducts newsletter contest',
  foot: 'products us professionals legal notice privacy cookies accessibility terms cookieSettings subsidies',
  consent:
    'label title text policy settings reject accept choose intro necessary always necessaryText analytics analyticsText marketing marketingText rejectAll save acceptAll close kept',
  invite: 'title text go close label',
  product:
    'headTitleLong(title) headTitle(title) ingredients contains(list) containsNone traces(list) emphasised nutrition average per(quantity) sizes signs related family find sample reviewed(date) tasting score(value) originTitle origin pairing',
  month: '1 2 3 4 5 6 7 8 9 10 11 12',
  nutrient: 'energy fat saturates carbohydrate sugars polyols fibre protein salt',
  sign: signs.join(' '),
  allergen: `list(before,last) ${allergens.join(' ')}`,
  news: 'all more feed similar none unavailable itemUnavailable close description(category,date,title) find search categories every noneFound showAll shownOne(shown,total) shownOther(shown,total) foundOne(total) foundOther(total) delivered someOnlyIn(language) onlyIn(language) share copy copied mail example',
  category: newsCategories.join(' '),
  promotion:
    'headTitle(title) headTitleEnded(title) running ended from(end,start) terms none unavailable see description(title) adults openUntil(date) startsOn(date) endedOn(date) participate others eatingOut',
  legal: 'updated(date) contents',
  code: 'chapters around papers',
  faqs: 'label placeholder search one(n) many(n) none(q) ask all link',
  download: 'updating spanish',
  error: 'title text reference(id) home',
  conduct: 'president principles employees consumers providers society compliance',
  field:
    'nombre apellidos email telefono asunto mensaje provincia localidad cp pais fecha_nacimiento empresa documentation cv carta calle medio medioComunicacion type promo_code relacion report newsletter privacy comunicaciones optional privacyReport trap',
  type: 'consumer distributor seller',
  medium: 'email telefono',
  relation: 'empleado antiguo-empleado proveedor tercero',
  hint: 'pdf metadata promo_code report wheel finder label dismiss',
  submit: 'send newsletter participate report',
  family: 'slider previous next ranges products back(name)',
  finder:
    'family all search searched placeholder needs range everyRange go one(count,total) other(count,total) reset noneTitle none',
  like: 'keep(name) mine kept none',
  distributor:
    'province choose show map nobody legend none write kioskWish enquiry enquiryText headOffice',
  contact: 'lines choices open toDistributors',
  press: 'ask materials',
  contest: 'rules howTo prizes entry received receivedOn(date,title)',
  newsletter: 'join',
  invalid:
    'nombre apellidos email telefono asunto mensaje report provincia localidad cp pais calle empresa medio medioComunicacion type relacion promo_code carta cv documentation privacy birthDate birthDateFormat tooYoung(youngest) adultsOnly(adult) emailFormat telefonoFormat telefonoToAnswer cpFormat cpProvince provinceAbroad choice long(longest) single fileEmpty fileSize fileType fileBroken fileActive fileEncrypted fileSeveral fileAgain',
  form: 'ready check sending sent thanks reference(reference) participated failed tooMany tooBig unreadable unsupported foreign automatic closed errorTitle(title) choose abroad drop browse search close newsletterFailed newsletterSent otherTab sentTitle(title)',
  report:
    'steps policy write receipt accept received keep code at acknowledged answered extension print printHint',
  banner: 'label role go(title) pause',
};

/**
 * By `group.word`: its placeholders as they stand in the dictionaries, in alphabetical
 * order.
 */
export const dictionaryWords = new Map(
  Object.entries(groups).flatMap(([group, words]) =>
    words.split(' ').map((entry): [key: string, placeholders: string[]] => {
      const [word = '', names] = entry.split(/[()]/);
      return [`${group}.${word}`, names?.split(',').map((name) => `{{${name}}}`) ?? []];
    }),
  ),
);
