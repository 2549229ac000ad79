import type { RunningSite } from './site.ts';

export type LogLine = { event: string } & Record<string, unknown>;

/** The Workers' log lines for an event, in order. */
export const linesOf = (site: Pick<RunningSite, 'logs'>, event: string): LogLine[] =>
  site.logs().flatMap((line) => parsed(line, event));

function parsed(line: string, event: string): LogLine[] {
  const { message } = JSON.parse(line) as { message: string };
  if (!message.startsWith('{')) return [];
  const fields = JSON.parse(message) as LogLine;
  return fields.event === event ? [fields] : [];
}
