import { createHash } from 'node:crypto';
import { fileFieldOf, postIdName } from '../../src/site/forms/form.ts';
import { formOf } from '../../src/site/forms/forms.ts';
import { newKeys } from '../../src/site/sealing/hpke.ts';
import { pdfFile, plainPdf, validForm } from '../support/forms/answers.ts';
import { apiOf, naming, pageOf } from '../support/forms/posting.ts';
import { startSubmissionBackEnd } from '../support/forms/submissionBackEnd.ts';
import { first } from '../support/http.ts';
import { serve } from '../support/serve.ts';
import {
  type Action,
  type Answer,
  behaviourOf,
  type Conditions,
  type History,
  isEndless,
  isTaken,
} from './history.ts';
import { type Call, fileIn, type Post, type Stored, violationsIn } from './invariants.ts';
import { startSimulatedPlatform } from './platform.ts';

/** Within the contest's dates. */
const beginning = Date.UTC(2026, 10, 2, 9);
/** Once nothing fails, all that waits is delivered within this time (docs/service-levels.md). */
const settlingMs = 65 * 60 * 1000;
const fine: Conditions = { backEnd: ['well'], queue: 'accepts' };

/** How much the histories so far contained. */
const noTotals = () => ({
  histories: 0,
  posts: 0,
  acknowledged: 0,
  /** Calls that the back end accepted. */
  taken: 0,
  deadLetters: 0,
  /** Events in which the Worker ended, the process was killed, or the bucket failed. */
  broken: 0,
});
export type Totals = ReturnType<typeof noTotals>;

export type Player = Awaited<ReturnType<typeof startPlayer>>;

/**
 * Plays histories one after another, each from empty storage, on the built site and a back end
 * that fails on command.
 */
export async function startPlayer() {
  const platform = await startSimulatedPlatform();
  const backEnd = await startSubmissionBackEnd();
  const killer = await serve(() => platform.kill());
  const { publicKey } = await newKeys();
  const stage = { platform, backEnd, killUrl: killer.url, publicKey };
  const totals = noTotals();
  return {
    totals,
    /** @throws With everything that was lost, or is where it should not be. */
    play: async ({ isSealed, actions }: History) => {
      const played = new Play(stage, isSealed);
      try {
        for (const action of actions) await played.perform(action);
      } catch (error) {
        await played.empty();
        throw error;
      }
      const violations = await played.end(totals);
      if (violations.length) throw new Error(violations.join('\n'));
    },
    close: async () => {
      await platform.close();
      await backEnd.close();
      await killer.close();
    },
  };
}

interface Stage {
  platform: Awaited<ReturnType<typeof startSimulatedPlatform>>;
  backEnd: Awaited<ReturnType<typeof startSubmissionBackEnd>>;
  /** Whoever requests it kills the platform. */
  killUrl: string;
  publicKey: string;
}

interface Request {
  path?: string;
  body?: FormData;
  headers?: Record<string, string>;
}

interface Sent {
  reference: string;
  delaySeconds?: number;
}

let events = 0;

/** A history as it is played. */
class Play {
  readonly #stage: Stage;
  readonly #isSealed: boolean;
  readonly #posts: Post[] = [];
  readonly #calls: Call[] = [];
  readonly #violations: string[] = [];
  readonly #openedLinks = new Set<string>();
  #now = beginning;
  /** Signing keys so far. */
  #keys = 1;
  /** Which of the two Workers serves the site. */
  #active: 0 | 1 = 0;
  #messages: { reference: string; dueAt: number }[] = [];
  #lastPost: { path: string; body: () => FormData; post: Post } | undefined;
  #broken = 0;

  constructor(stage: Stage, isSealed: boolean) {
    this.#stage = stage;
    this.#isSealed = isSealed;
  }

  async perform(one: Action): Promise<void> {
    switch (one.action) {
      case 'post':
        this.#fillIn(one);
        return this.#send(one.isTwice ? 2 : 1, one);
      case 'post again':
        if (this.#lastPost) this.#lastPost.post.isDisturbed = true;
        return this.#send(1, one);
      case 'deliver':
        this.#now += one.after * 1000;
        return this.#deliver(one.isTwice ? 2 : 1, one);
      case 'cron':
        return void (await this.#happen(one, { cron: true }));
      case 'wait':
        this.#now += one.seconds * 1000;
        return;
      case 'queue is emptied':
        this.#messages = [];
        return;
      case 'key rotated':
        this.#keys++;
        return;
      case 'deployment':
        this.#switch();
    }
  }

  /** Lets everything settle. Returns what is wrong then. */
  async end(totals: Totals): Promise<string[]> {
    this.#now += settlingMs;
    await this.#happen(fine, { cron: true });
    await this.#deliver(1, fine);
    const stored = await this.empty();
    totals.histories++;
    totals.broken += this.#broken;
    totals.taken += this.#calls.filter((call) => call.isTaken).length;
    totals.deadLetters += stored.filter(({ key }) => key.startsWith('dead-letters/')).length;
    for (const { outcomes, references } of this.#posts) {
      totals.posts += outcomes.length;
      totals.acknowledged += references.size;
    }
    const aftermath = { posts: this.#posts, calls: this.#calls, stored };
    return [...this.#violations, ...violationsIn(aftermath)];
  }

  /** Empties the bucket. Returns what was in it. */
  async empty(): Promise<Stored[]> {
    const headers = { 'X-Simulation': JSON.stringify({ inventory: true }) };
    return (await (await fetch(this.#url, { headers })).json()) as Stored[];
  }

  get #url(): string {
    return this.#stage.platform.urls()[this.#active];
  }

  /** Another isolate goes on, which knows only what is stored. */
  #switch(): void {
    this.#active = this.#active === 0 ? 1 : 0;
  }

  /** A sender fills in a form. */
  #fillIn({ form, hasFile, isScripted, isValid, language, isTwice }: NewPost): void {
    const { anonymous } = formOf(form);
    const file = fileFieldOf(formOf(form));
    const sent = file && (hasFile || file.required) ? file.name : undefined;
    const id = crypto.randomUUID();
    const post: Post = {
      form,
      isValid,
      hasFile: sent !== undefined,
      visitor: `10.9.${events % 250}.${this.#posts.length}`,
      outcomes: [],
      references: new Set(),
      isDisturbed: isTwice,
    };
    const body = () =>
      validForm(form, {
        ...(isScripted || anonymous ? { [postIdName]: id } : {}),
        ...(isScripted ? naming(form) : {}),
        ...(sent ? { [sent]: pdfFile(`${plainPdf}% ${id}\n`) } : {}),
        ...(isValid ? {} : { privacy: undefined }),
      });
    this.#posts.push(post);
    this.#lastPost = {
      path: isScripted ? apiOf(form, language) : pageOf(form, language),
      body,
      post,
    };
  }

  /** Sends the form, several times at once after a double click. */
  async #send(times: number, conditions: Conditions): Promise<void> {
    if (!this.#lastPost) return;
    const { path, body, post } = this.#lastPost;
    const headers = {
      Origin: this.#url,
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': post.visitor,
    };
    if (conditions.fault) post.isDisturbed = true;
    const requests = Array.from({ length: times }, () => ({ path, body: body(), headers }));
    for (const response of await this.#happen(conditions, {}, requests)) {
      const answer = response && (await answerOf(response));
      post.outcomes.push(answer?.status);
      if (answer?.reference) post.references.add(answer.reference);
    }
    await this.#openLinks();
  }

  /** The queue delivers each message that is due, one or more times. */
  async #deliver(times: number, conditions: Conditions): Promise<void> {
    const due = this.#messages.filter(({ dueAt }) => dueAt <= this.#now);
    if (due.length === 0) return;
    const deliver = due.flatMap(({ reference }) => Array<string>(times).fill(reference));
    this.#messages = this.#messages.filter(({ dueAt }) => dueAt > this.#now);
    const [response] = await this.#happen(conditions, { deliver });
    // Without an acknowledgement the queue delivers them again.
    this.#enqueue(response ? ((await response.json()) as Sent[]) : due);
    await this.#openLinks();
  }

  #enqueue(sent: Sent[]): void {
    for (const { reference, delaySeconds = 0 } of sent)
      this.#messages.push({ reference, dueAt: this.#now + delaySeconds * 1000 });
  }

  /** Opens new links to files of acknowledged submissions, as the back end does. */
  async #openLinks(): Promise<void> {
    const acknowledged = new Set(this.#posts.flatMap(({ references }) => [...references]));
    for (const { reference, isTaken, file } of [...this.#calls]) {
      if (!isTaken || !file || !acknowledged.has(reference) || this.#openedLinks.has(file.url))
        continue;
      this.#openedLinks.add(file.url);
      const { pathname, search } = new URL(file.url);
      const [response] = await this.#happen(fine, {}, [{ path: pathname + search }]);
      const bytes = Buffer.from((await response?.arrayBuffer()) ?? []);
      if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
        this.#violations.push(`the link to the file of ${reference} answers ${response?.status}`);
    }
  }

  /**
   * One event of the Worker, with requests that come at the same time.
   *
   * @returns Undefined for each that it does not answer.
   */
  async #happen(
    conditions: Conditions,
    told: object,
    requests: Request[] = [{}],
  ): Promise<(Response | undefined)[]> {
    const { platform } = this.#stage;
    if (conditions.fault) this.#broken++;
    const plan = { ...this.#planFor(conditions), ...told };
    const ask = ({ path = '/', body, headers }: Request) =>
      fetch(new URL(path, this.#url), {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        ...(body ? { body } : {}),
        headers: { ...headers, 'X-Simulation': JSON.stringify(plan) },
      }).catch(() => undefined);
    const responses = await Promise.all(requests.map(ask));
    for (const response of responses)
      this.#enqueue(JSON.parse(response?.headers.get('X-Sent') ?? '[]') as Sent[]);
    if (responses.includes(undefined)) {
      await platform.restart();
      if (conditions.fault?.kind !== 'killed')
        throw new Error('workerd has not answered, as on a machine that is too busy');
    }
    const hasEnded = (response: Response | undefined) => response?.status === 599;
    if (responses.some(hasEnded)) this.#switch();
    return responses.map((response) => (hasEnded(response) ? undefined : response));
  }

  /** Prepares the back end, and what the Worker is told. */
  #planFor({ backEnd: answers, queue, fault }: Conditions): object {
    const { backEnd, killUrl, publicKey } = this.#stage;
    // Where a time limit is short, a good answer of a busy machine may miss it.
    const isHurried = answers.some(isEndless);
    let count = 0;
    backEnd.behave(({ path, reference, body }) => {
      const next = answers[Math.min(count++, answers.length - 1)] ?? 'well';
      // The contract names no field by which a subscription is refused.
      const isAccepted = path === '/api/newsletter' && next === 'refuses with 200';
      const answer = isAccepted ? 'plain text' : next;
      this.#calls.push({
        reference,
        answer,
        isTaken: isTaken(answer),
        file: fileIn(body),
        isDisturbed: fault !== undefined || isHurried,
      });
      return behaviourOf(answer);
    });
    const key = (n: number) => `key ${n} of a simulation, 32 characters or more`;
    return {
      event: ++events,
      moment: this.#now,
      vars: {
        ATTACHMENT_KEY: key(this.#keys),
        ATTACHMENT_KEY_PREVIOUS: this.#keys > 1 ? key(this.#keys - 1) : '',
        REPORT_PUBLIC_KEY: this.#isSealed ? publicKey : '',
        ORIGIN_DEV_URL: addressFor(answers, backEnd.url),
      },
      // A time limit is a tenth of a second where one is to be met, and far away elsewhere.
      patience: isHurried ? 1 / 80 : 10,
      queue,
      fault,
      killUrl,
    };
  }
}

/** Where the site looks for the back end. */
function addressFor(answers: Answer[], url: string): string {
  if (answers.includes('not reached')) return 'http://127.0.0.1:9';
  return answers.includes('no TLS') ? url.replace('http:', 'https:') : url;
}

type NewPost = Extract<Action, { action: 'post' }>;

/** Status and reference of an answer to a post. */
async function answerOf(response: Response): Promise<{ status: number; reference?: string }> {
  const { status, headers } = response;
  const text = await response.text();
  if (status === 303)
    return { status, reference: first(/sent=([\w-]+)/, headers.get('Location') ?? '') };
  return status === 200 ? { status, ...(JSON.parse(text) as { reference?: string }) } : { status };
}
