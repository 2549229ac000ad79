import { home } from 'virtual:content/home';
import type { NewsItem } from '../../site/news/news.ts';
import type { Promotion } from '../../site/promotions/promotions.ts';
import { isContestRunning } from '../../site/promotions/running.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { NewsGrid } from '../components/cards/NewsCard.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { newsOnlyIn } from '../components/onlyIn.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { Below } from '../layout/Below.tsx';
import { useVisit } from '../layout/visit.ts';
import { ContestCard, PromotionCard } from '../promotions/PromotionCards.tsx';
import { Banners } from './Banners.tsx';
import { HistoryBanner } from './HistoryBanner.tsx';
import css from './Home.css?inline';
import { InviteStrip } from './InviteStrip.tsx';
import { SnackWheel } from './SnackWheel.tsx';
import { Stalls } from './Stalls.tsx';
import { Statement } from './Statement.tsx';

/** What is running at the time of the request. */
interface RunningNow {
  /** Running promotions; empty if the back end cannot be reached. */
  promotions: Promotion[];
  now: Date;
}

/** @param news route.tsx decides how many; undefined if the back end cannot be reached. */
export function Home({
  text,
  news,
  ...running
}: RunningNow & { text: Text; news: NewsItem[] | undefined }) {
  return (
    <>
      <Banners title={text.title} {...running} />
      <Below files={['home', 'layout']}>
        <Style name="Home" css={css} />
        <Statement />
        <SnackWheel />
        <Stalls />
        <HistoryBanner />
        <News news={news} />
        <InviteStrip />
        <PromotionTeaser {...running} />
        <EthicalChannel />
        <Newsletter />
      </Below>
    </>
  );
}

function News({ news }: { news: NewsItem[] | undefined }) {
  const { localise, link, t, language } = useVisit();
  const foreign = newsOnlyIn(news ?? [], { t, language });
  return (
    <Band className="paper chapter">
      <div className="head">
        <h2>{localise(home.news.title)}</h2>
        <a className="more" href={link('news')}>
          {localise(home.news.more)} <Icon name="right" />
        </a>
      </div>
      {foreign && <p>{foreign}</p>}
      <NewsGrid news={news} />
    </Band>
  );
}

/** The first running promotion, or else the contest. */
function PromotionTeaser({ promotions, now }: RunningNow) {
  const [first] = promotions;
  if (!first && !isContestRunning(now)) return null;
  return (
    <Band className="paper paper--on chapter">
      {first ? <PromotionCard promotion={first} now={now} /> : <ContestCard />}
    </Band>
  );
}

function EthicalChannel() {
  const { localise, link } = useVisit();
  return (
    <Band className="paper ethics" wrap="row">
      <p>{localise(home.ethics.text)}</p>
      <a className="more" href={link('ethical-channel')}>
        {localise(home.ethics.link)} <Icon name="right" />
      </a>
    </Band>
  );
}

/** The newsletter form, which the invitation links to. */
function Newsletter() {
  const { localise } = useVisit();
  return (
    <Band className="flood letters chapter" data-family="caramelos" wrap="split split--mid">
      <div className="stack stack--wide">
        <h2 className="huge">{localise(home.newsletter.title)}</h2>
        <p className="lead">{localise(home.newsletter.text)}</p>
        <Picture name="scene/newsletter" />
      </div>
      <FormSection name="newsletter" />
    </Band>
  );
}
