import { type Context, Hono } from 'hono';
import {
  changesFeedAddress,
  feedAddress,
  recallsFeedAddress,
} from '../../site/addresses/addresses.ts';
import { allRecentChanges } from '../../site/catalogue/changes.ts';
import { defaultLanguage, languages } from '../../site/i18n/languages.ts';
import { type AppEnv, siteUrlOf } from '../appEnv.ts';
import { readerFor } from '../backEnd/reader.ts';
import { cached } from '../cacheControl.ts';
import { readLabelChanges } from '../content.ts';
import { isIndexed } from '../middleware/indexing.ts';
import { unavailableSeconds } from '../pageHeaders.ts';
import { changesFeed, newsFeed, recallsFeed } from './feeds.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules, speculationRulesAddress } from './speculationRules.ts';
import { humansTxt, manifest, robotsTxt, securityTxt } from './wellKnownFiles.ts';

/** Files for crawlers and browsers, generated from content and the address table. */
export const discovery = new Hono<AppEnv>({ strict: true });

discovery.get('/robots.txt', (c) =>
  file(c, 'text/plain', robotsTxt(siteUrlOf(c), isIndexed(c.get('url').hostname, c.env))),
);

discovery.get('/sitemap.xml', async (c) => {
  const backEnd = readerFor(c, defaultLanguage);
  const [news, promotions, changes] = await Promise.all([
    backEnd.news(),
    backEnd.promotions(),
    readLabelChanges(c),
  ]);
  return file(
    c,
    'application/xml',
    sitemap(siteUrlOf(c), { news, promotions, changes, now: new Date() }),
    news && promotions ? 3_600 : 60,
  );
});

for (const language of languages) {
  discovery.get(feedAddress(language), async (c) => {
    const articles = await readerFor(c, language).newestArticles();
    if (!articles)
      return c.text('', 503, {
        'Cache-Control': 'no-store',
        'Retry-After': String(unavailableSeconds),
      });
    return file(c, 'application/atom+xml', newsFeed(siteUrlOf(c), language, articles), 300);
  });
  discovery.get(changesFeedAddress(language), async (c) => {
    const changes = allRecentChanges(await readLabelChanges(c), new Date());
    return file(c, 'application/atom+xml', changesFeed(siteUrlOf(c), language, changes));
  });
  discovery.get(recallsFeedAddress(language), (c) =>
    file(c, 'application/atom+xml', recallsFeed(siteUrlOf(c), language), 60),
  );
}

discovery.get('/.well-known/security.txt', (c) =>
  file(c, 'text/plain', securityTxt(siteUrlOf(c), new Date())),
);
discovery.get('/humans.txt', (c) => file(c, 'text/plain', humansTxt(siteUrlOf(c))));
discovery.get('/manifest.webmanifest', (c) =>
  file(c, 'application/manifest+json', JSON.stringify(manifest)),
);

discovery.get(speculationRulesAddress, (c) =>
  c.body(speculationRules(), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': cached(3_600),
  }),
);

/** @param maxAgeSeconds How long browsers and the edge may cache it. */
const file = (c: Context, type: string, body: string, maxAgeSeconds = 3_600): Response =>
  c.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': cached(maxAgeSeconds),
  });
