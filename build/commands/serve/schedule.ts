/** As often as `[triggers]` of wrangler.toml says. */
const intervalMs = 5 * 60 * 1000;

/**
 * Runs the cron trigger of a local site now and from time to time, which the platform
 * does for a deployed one: what waits from an earlier run is sent.
 */
export function runCronTrigger(port: number): void {
  const run = () =>
    void fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`).catch(() => undefined);
  run();
  setInterval(run, intervalMs).unref();
}
