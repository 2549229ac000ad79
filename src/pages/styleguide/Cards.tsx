import { commitments } from 'virtual:content/commitments';
import { allProducts, rangeOf } from '../../site/catalogue/catalogue.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { type NewsItem, newsCategories } from '../../site/news/news.ts';
import type { Promotion } from '../../site/promotions/promotions.ts';
import { NewsGrid } from '../components/cards/NewsCard.tsx';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { Ticket } from '../components/cards/Ticket.tsx';
import { Tile } from '../components/cards/Tile.tsx';
import { RangeSlider } from '../components/controls/RangeSlider.tsx';
import { Shout } from '../components/headings/Shout.tsx';
import { Gauges } from '../components/pictures/Gauges.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Rings } from '../components/pictures/Rings.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import { LeadStory } from '../news/LeadStory.tsx';
import { Nutrition } from '../product/Nutrition.tsx';
import { PromotionTicket } from '../promotions/PromotionTicket.tsx';
import { Chapter, Sample } from './Chapter.tsx';

const now = new Date('2026-06-15');
const tones = ['noche', 'clavel', 'azafran', 'azul', 'hoja', 'lima'] as const;

/** Components in grids and rows. */
export function Cards({ product }: { product: Product | undefined }) {
  const { localise, language } = useVisit();
  const range = rangeOf('snacks', 'gusanitos');
  const others = allProducts();
  const story = (category: string, i: number): NewsItem => ({
    id: i,
    slug: 'full-of-trikers-random',
    title: 'A headline of the length that most have',
    summary: 'What the story is about, in a sentence.',
    category: { id: i, slug: category, name: undefined },
    date: '2026-06-01',
    image: undefined,
    featured: i === 0,
    language,
  });
  const stories = newsCategories.map(story);
  return (
    <>
      <Chapter title="Products">
        <Breadcrumb />
        <div
          className="grid"
          data-columns="4"
          data-family="snacks"
          data-range="gusanitos"
        >
          {range.products.slice(0, 2).map((product) => (
            <ProductCard key={product.key} product={product} within={range.id} />
          ))}
          {others.slice(-1).map((product) => (
            <ProductCard key={product.key} product={product} />
          ))}
          <Shout hashtag={localise(range.hashtag)} motif="worm" />
        </div>
        <RangeSlider family="snacks" except="gusanitos" />
        {product && <Nutrition nutrition={product.nutrition} />}
      </Chapter>
      <Chapter title="News">
        {stories[0] && <LeadStory item={stories[0]} />}
        <NewsGrid news={stories} />
        <NewsGrid news={[]} />
        <NewsGrid news={undefined} />
        <div className="guide-grid">
          <Tile href="#main" data-family="caramelos">
            <h3>A tile</h3>
            <span className="more">
              More <Icon name="right" />
            </span>
            <Picture name="motif/maria" className="motif" />
          </Tile>
        </div>
      </Chapter>
      <Chapter title="Tickets">
        {tones.map((tone, i) => (
          <Ticket
            key={tone}
            eyebrow={tone}
            title="Whole while it runs"
            text="What can be won."
            product={range.products[i]}
            tone={tone}
          >
            <TicketButtons />
          </Ticket>
        ))}
        <Ticket
          eyebrow="is-over"
          title="Bitten when it is over"
          text="What could be won."
          product={range.products[0]}
          over
        >
          <TicketButtons />
        </Ticket>
        {promotions.map((promotion) => (
          <PromotionTicket
            key={promotion.slug}
            promotion={{ ...promotion, language }}
            now={now}
          >
            <h3>{promotion.title}</h3>
          </PromotionTicket>
        ))}
      </Chapter>
      <Chapter title="Gauges and rings">
        <Gauges figures={commitments.figures.filter(({ kind }) => kind !== 'share')} />
        <Gauges figures={commitments.figures.filter(({ kind }) => kind === 'share')} />
        <Sample name="Rings: every other one lit, or one">
          <p className="row guide-rings">
            <Rings />
            <Rings lit={2} />
            <Rings lit={7} />
          </p>
        </Sample>
      </Chapter>
    </>
  );
}

function TicketButtons() {
  return (
    <>
      <a className="btn" href="#main">
        Take part
      </a>
      <a className="btn btn--line" href="#main">
        Terms
      </a>
    </>
  );
}

const promotion = {
  backEndSlug: undefined,
  summary: '',
  image: undefined,
  participation: true,
  adults: false,
};
const promotions: Omit<Promotion, 'language'>[] = [
  {
    ...promotion,
    slug: 'coming',
    terms: 'trikers',
    title: 'It is coming',
    starts: '2026-07-01',
    ends: '2026-08-01',
  },
  {
    ...promotion,
    slug: 'running',
    terms: 'risketos',
    title: 'It is running',
    starts: '2026-06-01',
    ends: '2026-07-01',
  },
  {
    ...promotion,
    slug: 'ended',
    terms: 'pipas',
    title: 'It is over',
    starts: '2026-05-01',
    ends: '2026-06-01',
  },
];
