import { metadataOf } from '../../site/metadata/metadata.ts';
import { runningPromotions } from '../../site/promotions/running.ts';
import { homeData } from '../../site/structuredData/organization.ts';
import type { Route } from '../route.ts';
import { Home } from './Home.tsx';

/** Number of news on the home page: one row of the poster grid. */
const latestNewsCount = 4;

export const home: Route<'home'> = async ({ backEnd, now, texts }) => {
  const [text, news, promotions] = await Promise.all([
    texts.get('home'),
    backEnd.news(),
    backEnd.promotions(),
  ]);
  return {
    metadata: metadataOf(text),
    structuredData: homeData,
    aboveFooter: 'rosa',
    body: (
      <Home
        text={text}
        news={news?.slice(0, latestNewsCount)}
        promotions={runningPromotions(promotions, now)}
        now={now}
      />
    ),
  };
};
