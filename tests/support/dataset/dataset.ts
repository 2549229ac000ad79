import { WorkerEntrypoint } from 'cloudflare:workers';

/**
 * Stands in for an Analytics Engine dataset, whose local version forgets what is
 * written: it writes each data point to the log.
 */
export default class extends WorkerEntrypoint {
  writeDataPoint(point: AnalyticsEngineDataPoint): void {
    console.log(JSON.stringify({ event: 'data-point', ...point }));
  }

  override fetch(): Response {
    return new Response(null, { status: 404 });
  }
}
