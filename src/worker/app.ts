import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { formWords } from './api/formWords.ts';
import { health } from './api/health.ts';
import { productsApi } from './api/products.ts';
import type { AppEnv } from './appEnv.ts';
import { browserReports } from './browserReports/reports.ts';
import { digitalLink } from './digitalLink/digitalLink.ts';
import { discovery } from './discovery/discovery.ts';
import { checkSettings } from './env.ts';
import { errorPage } from './errorPage.tsx';
import { films } from './films.ts';
import { canonicalAddress } from './middleware/canonicalAddress.ts';
import { conditionalRequests } from './middleware/conditionalRequests.ts';
import { indexing } from './middleware/indexing.ts';
import { requestLog } from './middleware/requestLog.ts';
import { defaultHeaders, securityHeaders } from './middleware/securityHeaders.ts';
import { siteOrigin } from './middleware/siteOrigin.ts';
import { takeWholeBody } from './middleware/takeWholeBody.ts';
import { page } from './page.tsx';
import { runScheduled } from './scheduled.ts';
import { submissionsApi } from './submissions/api.ts';
import { consume } from './submissions/outbox.ts';

// Middleware and routes, in the order that a request passes them.
const app = new Hono<AppEnv>({ strict: true });
app.use(async (c, next) => {
  c.set('url', new URL(c.req.url));
  await next();
});
app.use(securityHeaders);
app.use(defaultHeaders);
app.use(takeWholeBody);
app.use(requestLog);
app.use(indexing);
app.use(siteOrigin);
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      c.json({ ok: false, error: 'method not allowed' }, 405, {
        Allow: methods.join(', '),
      }),
  }),
);
app.route('/api', health);
app.use(async (c, next) => {
  checkSettings(c.get('url'), c.env);
  await next();
});
app.route('/', browserReports);
app.route('/', submissionsApi);
app.route('/', films);
app.use(conditionalRequests);
app.route('/api', productsApi);
app.route('/api', formWords);
app.all('/api/*', (c) => c.json({ ok: false, error: 'not found' }, 404));
app.route('/', discovery);
app.route('/', digitalLink);
app.use(canonicalAddress);
app.all('*', page);
app.onError(errorPage);

export const { fetch } = app;
export const queue: ExportedHandlerQueueHandler<AppEnv['Bindings'], string> = consume;
export const scheduled: ExportedHandlerScheduledHandler<AppEnv['Bindings']> = (
  { scheduledTime },
  env,
) => runScheduled(scheduledTime, env);
