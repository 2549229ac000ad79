import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { formWords } from './api/formWords.ts';
import { health } from './api/health.ts';
import { productsApi } from './api/products.ts';
import { reports } from './browserReports/reports.ts';
import { digitalLink } from './digitalLink/digitalLink.ts';
import { found } from './discovery/discovery.ts';
import { checkEnvironment } from './env.ts';
import { lastResort } from './errorPage.tsx';
import { address } from './middleware/canonicalAddress.ts';
import { indexing } from './middleware/indexing.ts';
import { requestLog } from './middleware/requestLog.ts';
import { addSecurityHeaders } from './middleware/securityHeaders.ts';
import { page } from './page.tsx';
import { documentRenderer } from './render.tsx';
import { runScheduled } from './scheduled.ts';
import type { Site } from './site.ts';
import { submissionsApi } from './submissions/api.ts';
import { consume } from './submissions/outbox.ts';

// The way of a request, in order.
const app = new Hono<Site>({ strict: true });
app.use(addSecurityHeaders);
app.use(requestLog);
app.use(indexing);
app.use(documentRenderer);
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
  checkEnvironment(c.env);
  await next();
});
app.route('/api', productsApi);
app.route('/api', formWords);
app.route('/', reports);
app.route('/', submissionsApi);
app.all('/api/*', (c) => c.json({ ok: false, error: 'not found' }, 404));
app.route('/', found);
app.route('/', digitalLink);
// The build drops what stands behind this condition.
if (import.meta.env.DEV)
  app.get('/styleguide', async (c) => (await import('./styleguide.tsx')).styleguide(c));
app.use(address);
app.all('*', page);
app.onError(lastResort);

export const { fetch } = app;
export const queue: ExportedHandlerQueueHandler<Site['Bindings'], string> = consume;
export const scheduled: ExportedHandlerScheduledHandler<Site['Bindings']> = (
  { scheduledTime },
  environment,
) => runScheduled(scheduledTime, environment);
