interface Entry {
  type: string;
  /**
   * Routes and addresses as wrangler prints them, with what else it set up:
   * `www.example.com/* (zone name: example.com)`, `schedule: *\/10 * * * *`.
   */
  targets?: string[];
}

/**
 * The address of the site in what wrangler wrote to WRANGLER_OUTPUT_FILE_PATH.
 *
 * @returns Scheme and host; undefined where nothing was published or only under a
 *   pattern of hosts.
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
