import type { Form } from '../../../src/site/forms/form.ts';
import {
  maxResponseBytes,
  maxWriteResponseBytes,
  readTimeoutMs,
  writeTimeoutMs,
} from '../../../src/worker/backEnd/limits.ts';
import { requestSignature } from '../../../src/worker/backEnd/requestSignature.ts';
import { boundedText } from '../../../src/worker/request/body.ts';
import {
  readWriteResponse,
  type WriteResponse,
} from '../../../src/worker/submissions/writeResponse.ts';
import { fetchFailure, redirectTarget } from '../fetchFailure.ts';
import { parsedJson } from '../parsedJson.ts';

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
/** The secret that the back end shares with the site, if it does. */
export const originSecret = (): string => process.env['ORIGIN_SECRET'] ?? '';

/** Sends the same request as the site; POST if there is a body. */
export async function read(backEndUrl: string, path: string, body?: object): Promise<Answer> {
  const {
    said: text,
    target,
    ...answer
  } = await fetchTimed(
    new URL(path, backEndUrl),
    readTimeoutMs,
    (response, signal) => boundedText(response, maxResponseBytes, signal),
    body,
  );
  if (answer.fault !== undefined) return answer;
  if (text === undefined)
    return { ...answer, fault: `the answer is longer than ${maxResponseBytes} bytes` };
  const json = parsedJson(text);
  const read = json === undefined ? answer : { ...answer, json };
  if (answer.status !== '200')
    return { ...read, fault: `status ${answer.status}, not 200${target}` };
  if (json === undefined) return { ...read, fault: noJson(text) };
  return read;
}

/** Why a text that is not JSON is an outage. */
function noJson(text: string): string {
  const start = JSON.stringify(text.slice(0, 60));
  return text.trimStart().startsWith('<')
    ? `a page of HTML, which the site takes for an outage: ${start}`
    : `no JSON: ${start}`;
}

const sentAgain = 'the site takes it for an outage, and sends the submission again';

/** What is wrong with a 2xx response to a write. */
const writeFaults: Partial<Record<WriteResponse, string>> = {
  refused: 'status: is falsy, which the site takes for a refusal',
  HTML: `a page of HTML, by its type or its first character: ${sentAgain}`,
  'invalid JSON': `it begins as JSON and cannot be parsed: ${sentAgain}`,
  'cut off': `the answer is cut off: ${sentAgain}`,
  'too large': `the answer is longer than ${maxWriteResponseBytes} bytes: ${sentAgain}`,
};

/** Sends a submission as the site does. */
export async function write(
  backEndUrl: string,
  path: Form['call'],
  reference: string,
  payload: object,
  secret = originSecret(),
): Promise<Answer> {
  const { said, target, ...answer } = await fetchTimed(
    new URL(path, backEndUrl),
    writeTimeoutMs,
    (response, signal) => readWriteResponse(path, response, signal),
    payload,
    { 'Idempotency-Key': reference },
    secret,
  );
  if (answer.fault !== undefined) return answer;
  if (!answer.status.startsWith('2'))
    return { ...answer, fault: `status ${answer.status}, not 2xx${target}` };
  const fault = said && writeFaults[said.meaning];
  return fault ? { ...answer, fault } : answer;
}

interface TimedAnswer<T> extends Answer {
  /** What the body says; undefined also if there is none. */
  said: T | undefined;
  /** The target of a redirect as the end of a sentence, or empty. */
  target: string;
}

async function fetchTimed<T>(
  url: URL,
  timeoutMs: number,
  readBody: (response: Response, signal: AbortSignal) => Promise<T>,
  body?: object,
  more: Record<string, string> = {},
  secret = originSecret(),
): Promise<TimedAnswer<T>> {
  const start = performance.now();
  const posted = body && {
    method: 'POST',
    headers: { ...headers, ...more, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const request = { headers, ...posted };
  const proof = secret ? await requestSignature(secret, url.pathname, request) : {};
  let response: Response | undefined;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(url, {
      ...request,
      headers: { ...request.headers, ...proof },
      redirect: 'manual',
      signal,
    });
    const said = await readBody(response, signal);
    return {
      status: String(response.status),
      milliseconds: performance.now() - start,
      said,
      target: redirectTarget(response),
    };
  } catch (error) {
    const failure = fetchFailure(error, timeoutMs);
    return {
      status: response ? String(response.status) : 'none',
      milliseconds: performance.now() - start,
      said: undefined,
      target: '',
      fault: response ? `the answer is cut off: ${failure}` : failure,
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
