import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { address } from './address.ts';
import { checkEnvironment } from './environment.ts';
import { formWords } from './formWords.ts';
import { found } from './found/found.ts';
import { indexing } from './found/indexing.ts';
import { health } from './health.ts';
import { lastResort } from './lastResort.tsx';
import { page, renderedBefore } from './page.tsx';
import { productsApi } from './productsApi.ts';
import { documentRenderer } from './render.tsx';
import { reports } from './reports/reports.ts';
import { requestLog } from './requestLog.ts';
import { addSecurityHeaders } from './securityHeaders.ts';
import type { Site } from './site.ts';
import { submissionsApi } from './submissions/api.ts';
import type { Submission } from './submissions/deliver.ts';
import { consume, resend } from './submissions/outbox.ts';

// The way of a request, in order.
const app = new Hono<Site>({ strict: true });
app.use(renderedBefore);
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
// The build drops what stands behind this condition.
if (import.meta.env.DEV)
  app.get('/styleguide', async (c) => (await import('./styleguide.tsx')).styleguide(c));
app.use(address);
app.all('*', page);
app.onError(lastResort);

export const { fetch } = app;
export const queue: ExportedHandlerQueueHandler<Site['Bindings'], Submission> = consume;
export const scheduled: ExportedHandlerScheduledHandler<Site['Bindings']> = (
  _,
  environment,
) => resend(environment);
