import type { Form } from '../../../src/site/forms/form.ts';
import {
  maxResponseBytes,
  readTimeoutMs,
  writeTimeoutMs,
} from '../../../src/worker/backEnd/limits.ts';
import {
  readWriteResponse,
  type WriteResponse,
} from '../../../src/worker/submissions/writeResponse.ts';
import { fetchFailure, redirectTarget } from '../fetchFailure.ts';

/** The result of one call. */
export interface CallResult {
  call: string;
  /** Status, `none` without a response, empty for a skipped call. */
  status: string;
  milliseconds: number;
  /** What the site would show. */
  fits: string;
  faults: string[];
}

/** The back end's response. */
export interface Answer {
  status: string;
  milliseconds: number;
  json?: unknown;
  /** Why the site could not parse it. */
  fault?: string;
}

const headers = { Accept: 'application/json', 'Accept-Language': 'es' };

/** Sends the same request as the site; POST if there is a body. */
export async function read(
  backEndUrl: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const { text, target, ...answer } = await fetchTimed(
    new URL(path, backEndUrl),
    readTimeoutMs,
    body,
  );
  if (answer.fault !== undefined) return answer;
  if (text.length > maxResponseBytes)
    return { ...answer, fault: `the answer is longer than ${maxResponseBytes} bytes` };
  const json = parseJson(text);
  const read = json === undefined ? answer : { ...answer, json };
  if (answer.status !== '200')
    return { ...read, fault: `status ${answer.status}, not 200${target}` };
  if (json === undefined)
    return { ...read, fault: `no JSON: ${JSON.stringify(text.slice(0, 60))}` };
  return read;
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Faults in the body of a 2xx response to a write. */
const writeFaults: Record<WriteResponse, string | undefined> = {
  accepted: undefined,
  refused: 'status: is falsy, which the site takes for a refusal',
  unreadable: 'no JSON: the site counts it as delivered, and logs `answer-unreadable`',
};

/** Sends a submission as the site does. */
export async function write(
  backEndUrl: string,
  path: Form['call'],
  reference: string,
  payload: object,
): Promise<Answer> {
  const { text, target, ...answer } = await fetchTimed(
    new URL(path, backEndUrl),
    writeTimeoutMs,
    payload,
    { 'Idempotency-Key': reference },
  );
  if (answer.fault !== undefined) return answer;
  if (!answer.status.startsWith('2'))
    return { ...answer, fault: `status ${answer.status}, not 2xx${target}` };
  const fault = writeFaults[await readWriteResponse(path, new Response(text))];
  return fault ? { ...answer, fault } : answer;
}

interface TimedAnswer extends Answer {
  text: string;
  /** The target of a redirect as the end of a sentence, or empty. */
  target: string;
}

async function fetchTimed(
  url: URL,
  timeoutMs: number,
  body?: object,
  more: Record<string, string> = {},
): Promise<TimedAnswer> {
  const start = performance.now();
  const posted = body && {
    method: 'POST',
    headers: { ...headers, ...more, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(url, {
      headers,
      ...posted,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return {
      status: String(response.status),
      milliseconds: performance.now() - start,
      text,
      target: redirectTarget(response),
    };
  } catch (error) {
    return {
      status: 'none',
      milliseconds: performance.now() - start,
      text: '',
      target: '',
      fault: fetchFailure(error, timeoutMs),
    };
  }
}

/** The result of a call, with each fault listed once. */
export const resultOf = (
  call: string,
  { status, milliseconds, fault }: Answer,
  fits: string,
  faults: string[],
): CallResult => ({
  call,
  status,
  milliseconds,
  fits: fault ? '' : fits,
  faults: fault ? [fault] : [...new Set(faults)],
});

/** A call that needs an item of an empty list. */
export const leftOut = (call: string): CallResult => ({
  call,
  status: '',
  milliseconds: 0,
  fits: 'left out: the list has nothing to ask for',
  faults: [],
});
