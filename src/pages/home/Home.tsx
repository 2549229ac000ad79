import { home } from 'virtual:content/home';
import { productOf } from '../../site/catalogue/catalogue.ts';
import type { NewsItem } from '../../site/news/news.ts';
import type { Text } from '../../site/texts/texts.ts';
import { NewsGrid } from '../components/cards/NewsCard.tsx';
import { Ticket } from '../components/cards/Ticket.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { Below } from '../layout/Below.tsx';
import { useVisit } from '../layout/visit.ts';
import { Banners } from './Banners.tsx';
import { HistoryBanner } from './HistoryBanner.tsx';
import css from './Home.css?inline';
import { InviteStrip } from './InviteStrip.tsx';
import { SnackWheel } from './SnackWheel.tsx';
import { Stalls } from './Stalls.tsx';
import { Statement } from './Statement.tsx';

/** @param news The four newest items, or undefined if the back end cannot be reached. */
export function Home({ text, news }: { text: Text; news: NewsItem[] | undefined }) {
  return (
    <>
      <Banners title={text.title} />
      <Below files={['home', 'layout']}>
        <Style name="Home" css={css} />
        <Statement />
        <SnackWheel />
        <Stalls />
        <HistoryBanner />
        <InviteStrip />
        <News news={news} />
        <PromotionTeaser />
        <EthicalChannel />
        <Newsletter />
      </Below>
    </>
  );
}

function News({ news }: { news: NewsItem[] | undefined }) {
  const { localise, link } = useVisit();
  return (
    <section className="paper chapter">
      <div className="wrap">
        <div className="head">
          <h2>{localise(home.news.title)}</h2>
          <a className="more" href={link('news')}>
            {localise(home.news.more)} <Icon name="right" />
          </a>
        </div>
        <NewsGrid news={news} />
      </div>
    </section>
  );
}

function PromotionTeaser() {
  const { localise, link } = useVisit();
  const { eyebrow, title, text, participate, terms, product } = home.promotions;
  return (
    <section className="paper paper--on chapter">
      <div className="wrap">
        <Ticket
          eyebrow={localise(eyebrow)}
          title={localise(title)}
          text={localise(text)}
          product={productOf(product)}
        >
          <a className="btn" href={link('contest')}>
            {localise(participate)}
          </a>
          <a className="btn btn--line" href={link('promotion-terms', { id: 'trikers' })}>
            {localise(terms)}
          </a>
        </Ticket>
      </div>
    </section>
  );
}

function EthicalChannel() {
  const { localise, link } = useVisit();
  return (
    <section className="paper ethics">
      <div className="wrap row">
        <p>{localise(home.ethics.text)}</p>
        <a className="more" href={link('ethical-channel')}>
          {localise(home.ethics.link)} <Icon name="right" />
        </a>
      </div>
    </section>
  );
}

/** Where the invitation to the newsletter leads. */
function Newsletter() {
  const { localise } = useVisit();
  return (
    <section className="flood letters chapter" data-family="caramelos">
      <div className="wrap split split--mid">
        <div className="stack stack--wide">
          <h2 className="huge">{localise(home.newsletter.title)}</h2>
          <p className="lead">{localise(home.newsletter.text)}</p>
          <Picture name="scene/newsletter" />
        </div>
        <FormSection name="newsletter" />
      </div>
    </section>
  );
}
