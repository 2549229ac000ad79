interface Entry {
  type: string;
  /**
   * Routes and addresses as wrangler prints them, together with its other triggers:
   * `www.example.com/* (zone name: example.com)`, `schedule: *\/10 * * * *`.
   */
  targets?: string[];
}

/**
 * The site's address from wrangler's WRANGLER_OUTPUT_FILE_PATH file.
 *
 * @returns Scheme and host; undefined where nothing was published or only under a pattern
 *   of hosts.
 */
export function publishedAddress(output: string): string | undefined {
  const entries = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
  const targets = entries.find(({ type }) => type === 'deploy')?.targets ?? [];
  const hosts = targets.flatMap(
    (target) =>
      /^(?:https:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?=[/ ]|$)/i.exec(target)?.[1] ?? [],
  );
  return hosts[0] && `https://${hosts[0]}`;
}
