import type { Env } from '../../src/worker/env.ts';

export interface RunningSite {
  /** `http://localhost:<port>`, which the host rule treats as development. */
  url: string;
  /** Structured log lines of the Workers so far. */
  logs(): string[];
  /** The site Worker's bindings, for inspecting R2, KV and queues. */
  environment(): Promise<Env>;
  /** Runs the site's scheduled tasks, as at this time. */
  tick(at?: Date): Promise<void>;
  /** Requests an address of any host, such as production, as the platform would. */
  ask(url: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** The site's signing key, unless a deployment has another. */
export const attachmentKey = 'a key for tests only, 32 characters or more';
