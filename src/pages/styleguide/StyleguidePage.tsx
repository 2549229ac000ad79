import { commitments } from 'virtual:content/commitments';
import pictures from 'virtual:pictures';
import type { ReactNode } from 'react';
import { allProducts, familyOf, rangeOf } from '../../site/catalogue/catalogue.ts';
import { familyIds } from '../../site/catalogue/families.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { signs } from '../../site/catalogue/signs.ts';
import { type FormState, formOf } from '../../site/forms/forms.ts';
import { check } from '../../site/forms/schema.ts';
import { languages } from '../../site/i18n/languages.ts';
import { newsCategories } from '../../site/news/news.ts';
import type { Recall } from '../../site/recalls/recall.ts';
import { Band } from '../components/Band.tsx';
import { NewsGrid } from '../components/cards/NewsCard.tsx';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { Tile } from '../components/cards/Tile.tsx';
import { Chip } from '../components/controls/Chip.tsx';
import { Download } from '../components/controls/Download.tsx';
import { Heart } from '../components/controls/Heart.tsx';
import { Pause } from '../components/controls/Pause.tsx';
import { RangeSlider } from '../components/controls/RangeSlider.tsx';
import { WheelHint } from '../components/controls/WheelHint.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { SearchField } from '../components/forms/SearchField.tsx';
import { Spinner } from '../components/forms/Spinner.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Shout } from '../components/headings/Shout.tsx';
import { SignList } from '../components/pictures/DietIcon.tsx';
import { Gauges } from '../components/pictures/Gauges.tsx';
import { Flag, Icon, Motif, Wordmark } from '../components/pictures/Icon.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Rings } from '../components/pictures/Rings.tsx';
import { Fold } from '../components/prose/Fold.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Callout } from '../components/prose/Reading.tsx';
import { Status } from '../components/prose/Status.tsx';
import { RecallBox, RecallMark, RecallStrip } from '../components/recalls/Recalled.tsx';
import { Style } from '../components/Style.tsx';
import { iconNames } from '../drawings/icons.ts';
import { motifNames } from '../drawings/motifs.ts';
import { colours } from '../drawings/palette.ts';
import { ReportReceipt } from '../ethical-channel/ReportReceipt.tsx';
import { InviteStrip } from '../home/InviteStrip.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { Burger } from '../layout/header/Burger.tsx';
import { LanguageMenu } from '../layout/header/LanguageMenu.tsx';
import { SoberStyle } from '../layout/sharedStyles.tsx';
import { useVisit, VisitContext, visitOf } from '../layout/visit.ts';
import { LeadStory } from '../news/LeadStory.tsx';
import { Nutrition } from '../product/Nutrition.tsx';
import { PromotionTicket } from '../promotions/PromotionTicket.tsx';
import css from './StyleguidePage.css?inline';

/**
 * Every component in every state, for developers and designers. Development only: the
 * production build leaves it out.
 */
export function StyleguidePage({ product }: { product: Product | undefined }) {
  return (
    <>
      <Style name="StyleguidePage" css={css} />
      <SoberStyle />
      <h1 className="wrap top">Style guide</h1>
      {Object.entries(chapters).map(([title, samples]) => (
        <Band key={title} className="paper guide" wrap="stack stack--wide">
          <h2>{title}</h2>
          {Object.entries(samples).map(([name, sample]) => (
            <div key={name} className="stack">
              <b>{name}</b>
              {sample}
            </div>
          ))}
        </Band>
      ))}
      <section className="wrap">{product && <Nutrition {...product} />}</section>
      <script type="module" src="/src/client/styleguide.ts" />
    </>
  );
}

function Recalls() {
  const [product] = allProducts();
  if (!product) return null;
  const recall: Recall = {
    id: 'sample',
    products: [product.key],
    lots: ['L26257', 'L26258'],
    bestBefore: [],
    reason: 'allergen',
    allergens: ['leche'],
    published: '2026-11-28',
  };
  return (
    <div className="stack">
      <RecallStrip recalls={[recall]} />
      <RecallBox product={product} recalls={[recall]} />
      <RecallMark product={product} recalls={[recall]} />
    </div>
  );
}

function Swatches() {
  const rules = Object.entries(colours).map(
    ([name, colour]) => `[data-swatch=${name}]{background:${colour}}`,
  );
  return (
    <div className="tiles guide-swatches">
      <Style name="Swatches" css={`@layer pages{${rules.join('')}}`} />
      {Object.keys(colours).map((name) => (
        <p key={name} data-swatch={name}>
          <b>{name}</b>
        </p>
      ))}
    </div>
  );
}

/** Background with text, and the other three colours of each theme. */
function Themes() {
  const { localise } = useVisit();
  const ranges = familyIds.flatMap((id) => familyOf(id).ranges);
  return (
    <div className="tiles guide-swatches">
      {[...familyIds.map(familyOf), ...ranges].map((one) => (
        <div
          key={'family' in one ? `${one.family}/${one.id}` : one.id}
          className="guide-theme"
          data-family={'family' in one ? one.family : one.id}
          data-range={'family' in one ? one.id : undefined}
        >
          <p className="toldo display">{localise(one.name)}</p>
          <p>
            Text on paper <i />
          </p>
        </div>
      ))}
    </div>
  );
}

function Buttons() {
  const looks = ['', 'btn--paper', 'btn--line', 'btn--small', 'btn--small btn--line'];
  return (
    <p className="row">
      {looks.map((look) => (
        <a key={look} className={`btn ${look}`} href="#main">
          {look || 'btn'} <Icon name="right" />
        </a>
      ))}
      <button type="button" className="btn btn--round" aria-label="Round">
        <Icon name="close" />
      </button>
      <button type="button" className="btn" disabled>
        Disabled
      </button>
      <button type="button" className="btn" aria-disabled="true">
        Sending <Spinner />
      </button>
      <a className="more" href="#main">
        More <Icon name="right" />
      </a>
    </p>
  );
}

/** The site's header over a light and a dark background, and solid. */
function Headers() {
  const { link } = useVisit();
  return ['bar', 'bar bar--ink', 'bar toldo is-solid'].map((look) => (
    <div
      key={look}
      className="flood guide-bar"
      data-family={look === 'bar' ? 'galletas' : 'patatas'}
    >
      <div className={look}>
        <div className="wrap">
          <a href={link('home')} aria-label="Risi">
            <Wordmark />
          </a>
          <div className="tools">
            <LanguageMenu />
            <Burger />
          </div>
        </div>
      </div>
    </div>
  ));
}

/** What src/client/styleguide.ts opens, by name. */
function Openings() {
  const { link } = useVisit();
  const names = 'menu burger contact language search consent purposes invitation';
  return (
    <p className="row">
      {names.split(' ').map((name) => (
        <button
          key={name}
          type="button"
          className="btn btn--small"
          data-open={name}
          data-address={link('newsletter')}
        >
          {name}
        </button>
      ))}
    </p>
  );
}

function Products() {
  const { localise } = useVisit();
  const range = rangeOf('snacks', 'gusanitos');
  const [other] = allProducts().slice(-1);
  return (
    <>
      <div className="grid" data-columns="4" data-family="snacks" data-range="gusanitos">
        {range.products.slice(0, 2).map((product) => (
          <ProductCard key={product.key} product={product} within={range.id} />
        ))}
        {other && <ProductCard product={other} />}
        <Shout hashtag={localise(range.hashtag)} motif="worm" />
      </div>
      <RangeSlider family="snacks" except="gusanitos" />
    </>
  );
}

function News() {
  const { language } = useVisit();
  const stories = newsCategories.map((slug, id) => ({
    id,
    slug,
    title: 'A headline of the length that most have',
    summary: 'What the story is about, in a sentence.',
    category: { id, slug, name: undefined },
    date: '2026-06-01',
    image: undefined,
    featured: id === 0,
    language,
  }));
  return (
    <>
      {stories[0] && <LeadStory item={stories[0]} />}
      <NewsGrid news={stories} />
      <NewsGrid news={[]} />
      <NewsGrid news={undefined} />
    </>
  );
}

const tones = ['noche', 'clavel', 'azafran', 'azul', 'hoja', 'lima'] as const;

function Tickets({ over = false }: { over?: boolean }) {
  const { products } = rangeOf('snacks', 'gusanitos');
  return tones.slice(over ? 5 : 0).map((tone, i) => (
    <TicketFrame
      key={tone}
      tone={tone}
      over={over}
      stub={products[i] && <Pack product={products[i]} />}
    >
      <Eyebrow>{tone}</Eyebrow>
      <h3>What can be won</h3>
      <a className="btn" href="#main">
        Take part
      </a>
    </TicketFrame>
  ));
}

/** A promotion that is coming, one that runs and one that is over. */
function Promotions() {
  const { language } = useVisit();
  const months = [7, 6, 5].map((month) => [`2026-0${month}-01`, `2026-0${month + 1}-01`]);
  return months.map(([starts, ends]) => (
    <PromotionTicket
      key={starts}
      promotion={{
        slug: 'promotion',
        backEndSlug: undefined,
        terms: 'trikers',
        title: 'What can be won',
        summary: '',
        image: undefined,
        participation: true,
        adults: false,
        starts,
        ends,
        language,
      }}
      now={new Date('2026-06-15')}
    >
      <h3>What can be won</h3>
    </PromotionTicket>
  ));
}

/** A form after it was posted. */
function Sent(state: Pick<FormState, 'form' | 'state' | 'status'> & Partial<FormState>) {
  const visit = useVisit();
  const { form, answers = {} } = state;
  const faults =
    state.state === 'faulty' ? check(formOf(form), answers, { now: new Date() }).faults : {};
  return (
    <VisitContext value={visitOf({ ...visit, formState: { answers, faults, ...state } })}>
      <FormSection name={form} />
    </VisitContext>
  );
}

/** Leaves out the packs inside scenes, which are on the page already. */
const drawn = (kind: string): ReactNode => (
  <ul className="guide-pictures">
    {Object.keys(pictures)
      .filter((name) => name.startsWith(`${kind}/`) && !name.startsWith('scene/pack-'))
      .map((name) => (
        <li key={name}>
          <Picture name={name} />
          {name.replace(/^\w+\//, '')}
        </li>
      ))}
  </ul>
);

const gauges = commitments.figures;

/** Samples by name, by chapter. */
const chapters: Record<string, Record<string, ReactNode>> = {
  Foundations: {
    Wordmark: <Wordmark />,
    Colours: <Swatches />,
    Themes: <Themes />,
    'Savate 900': <p className="display">¡Ñam! Pâte à choux, ¿güisqui? Œufs à 25 %</p>,
    Eyebrow: <Eyebrow>An eyebrow</Eyebrow>,
    Lead: <p className="lead">A lead says in two lines what the page is about.</p>,
    Prose: (
      <Prose html='<p>Running text with <strong>emphasis</strong>, an <u>allergen</u> and <a href="#main">a link</a>.</p><ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol><h3>A heading in a text</h3><table><tr><th>Energy</th><td>2,100 kJ</td></tr><tr><th>Salt</th><td>1.2 g</td></tr></table>' />
    ),
  },
  Drawings: {
    Packs: (
      <p className="guide-pictures">
        {allProducts().map((product) => (
          <Pack key={product.key} product={product} />
        ))}
      </p>
    ),
    Motifs: drawn('motif'),
    'Laughing, and sad': (
      <p className="row guide-faces">
        {motifNames.slice(0, 8).map((name, i) => (
          <Motif key={name} name={name} mood={i % 2 ? 'sad' : 'laughing'} />
        ))}
      </p>
    ),
    Signs: <SignList className="row" signs={signs} />,
    'Flags and icons': (
      <p className="row">
        {languages.map((language) => (
          <Flag key={language} language={language} />
        ))}
        {iconNames.map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </p>
    ),
    Scenes: drawn('scene'),
    'Public funding': drawn('subsidy'),
    Gauges: <Gauges figures={gauges.filter(({ kind }) => kind !== 'share')} />,
    Shares: <Gauges figures={gauges.filter(({ kind }) => kind === 'share')} />,
    'Rings: every other one lit, or one': (
      <p className="row">
        <Rings /> <Rings lit={2} /> <Rings lit={7} />
      </p>
    ),
  },
  Controls: {
    Buttons: <Buttons />,
    'On a colour': (
      <div className="flood">
        <Buttons />
      </div>
    ),
    'Chips: at rest, current': (
      <p className="row">
        <Chip href="#main">Crisps</Chip>
        <Chip href="#main" aria-current="true">
          Biscuits
        </Chip>
      </p>
    ),
    Favourite: <Heart like="guide" name="Risketos" />,
    Pause: (
      <p className="guide-pause">
        <Pause name="Pause the guide" />
      </p>
    ),
    Search: <SearchField id="guide-search" label="Search" placeholder="Cheese, pizza…" />,
    Folds: (
      <>
        <Fold summary="Closed">What was folded.</Fold>
        <Fold summary="Open" open>
          What was folded.
        </Fold>
      </>
    ),
    'A recalled product': <Recalls />,
    Notes: (
      <>
        <Status>A remark on what a page shows.</Status>
        <Status mood="ok">It went well</Status>
        <Status mood="error">Something is wrong</Status>
        <Callout html="<p><strong>A promise</strong> that a reader must not miss.</p>" />
      </>
    ),
    Download: <Download id="einf-2023" />,
  },
  'Header, menus and dialogs': {
    Header: <Headers />,
    'Opened over the page': <Openings />,
    'Tip on the wheel': <WheelHint />,
    Invitation: <InviteStrip />,
    Breadcrumb: <Breadcrumb />,
  },
  Cards: {
    Products: <Products />,
    News: <News />,
    Tile: (
      <Tile href="#main" data-family="caramelos">
        <h3>A tile</h3>
        <Picture name="motif/maria" className="motif" />
      </Tile>
    ),
    Tickets: <Tickets />,
    'A ticket that is over': <Tickets over />,
    Promotions: <Promotions />,
  },
  'Forms in every state': {
    Idle: <FormSection name="question" />,
    'With faults': <Sent form="work" state="faulty" status={422} answers={{ email: 'ada@' }} />,
    'Could not be sent': <Sent form="press" state="failed" status={502} problem="form.failed" />,
    Sent: <Sent form="other" state="sent" status={200} reference="RISI-2026-000001" />,
    'With a popup for its answer': <FormSection name="newsletter" />,
    'Sober, and its receipt': (
      <div className="sober" data-mood="sober">
        <FormSection name="ethical" />
        <ReportReceipt
          reference="RISI-2026-000002"
          received={new Date('2026-06-15T09:30:00Z')}
          code="7KCM-94XD-3HTB-W8RP-K5VN"
        />
      </div>
    ),
  },
};
