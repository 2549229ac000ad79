/** The same interval as `[triggers]` in wrangler.toml. */
const intervalMs = 5 * 60 * 1000;

/**
 * Runs the cron trigger of a local site at start and at intervals, as the platform does.
 * It sends submissions left over from an earlier run.
 */
export function runCronTrigger(port: number): void {
  const run = () =>
    void fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`).catch(() => undefined);
  run();
  setInterval(run, intervalMs).unref();
}
