import { execFile } from 'node:child_process';
import { type Message, message } from '../messages/messages.ts';
import { menuName } from './files.ts';
import { keyOf } from './key.ts';

/** What the desk tells of what it did, or why it did not. */
export interface Told {
  said: Message;
  /** What Git said last. */
  detail?: string;
  /** Where the proposal is made. */
  address?: string;
}

/** Why something is not done, in words for editors. */
export class Refusal extends Error implements Told {
  readonly said: Message;
  readonly detail: string;
  constructor(said: Message, detail = '') {
    super(said.key);
    this.said = said;
    this.detail = detail;
  }
}

/** The most characters of what has changed. */
export const mostOfLine = 72;

/** What an editor changes. */
const folders = ['--', 'content', 'public'];

/** Milliseconds after which a remote that asks for a password in the terminal is given up. */
const patience = 120_000;

/** @returns What Git wrote, and its remarks, which are also the remote's. */
type Git = (words: string[], failed: Message) => Promise<{ out: string; remarks: string }>;

const gitIn =
  (cwd: string): Git =>
  (words, failed) =>
    new Promise((resolve, reject) => {
      const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
      execFile('git', words, { cwd, env, timeout: patience }, (error, out, remarks) => {
        if (!error) return resolve({ out, remarks });
        const lines = (remarks || out || error.message).trim().split('\n').slice(-6);
        reject(new Refusal(failed, lines.join('\n')));
      });
    });

async function changesIn(git: Git): Promise<string[]> {
  const words = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const { out } = await git([...words, ...folders], message('desk.noGit'));
  return out.split('\0').flatMap((line) => line.slice('XY '.length) || []);
}

/** What the desk names of what is not handed in. */
export interface Changes {
  /** The first entries, as the menu calls them. */
  names: string[];
  /** How many there are besides. */
  more: number;
}

const mostNames = 5;

/** What is not handed in: editors change entries, some of which are several files. */
export async function changesOf(root: string): Promise<Changes> {
  const files = await changesIn(gitIn(root));
  // What nobody edits comes last.
  files.sort((a, b) => Number(a.includes('/released/')) - Number(b.includes('/released/')));
  const names = [...new Set(files.map((file) => menuName(root, file)))];
  return { names: names.slice(0, mostNames), more: Math.max(0, names.length - mostNames) };
}

/** What an editor hands in. */
interface Change {
  /** What has changed; the branch is named after it and the day. */
  line: string;
  /** As in `2026-11-30`. */
  day: string;
  /** Of content/ as it is now. */
  faults: readonly unknown[];
}

/** Commits what is changed, on a branch of its own, and pushes it. */
export async function handIn(root: string, { line, day, faults }: Change): Promise<Told> {
  if (faults.length) throw new Refusal(message('desk.faulty'));
  const title = line.replace(/\s+/g, ' ').trim();
  if (!title || title.length > mostOfLine)
    throw new Refusal(message('desk.noLine', { most: mostOfLine }));
  const git = gitIn(root);
  const changes = await changesIn(git);
  await git(['remote', 'get-url', 'origin'], message('desk.noRemote'));
  const remote = await git(['ls-remote', '--heads', 'origin'], message('desk.noAccess'));
  const failed = message('desk.notCommitted');
  // What an earlier attempt has committed and not pushed.
  const waiting = await git(['rev-list', 'HEAD', '--not', '--remotes=origin'], failed);
  if (!changes.length && !waiting.out) throw new Refusal(message('desk.nothing'));
  await git(['var', 'GIT_COMMITTER_IDENT'], message('desk.noName'));
  const branch = await branchFor(
    git,
    [keyOf(title.slice(0, 40)), day].filter(Boolean).join('-'),
    remote.out,
  );
  if (changes.length) {
    await git(['add', ...folders], failed);
    await git(['commit', `--message=${title}`, ...folders], failed);
  }
  const pushing = ['push', '--set-upstream', 'origin', branch];
  const address = addressIn((await git(pushing, message('desk.refused', { branch }))).remarks);
  if (address) return { said: message('desk.handedIn'), address };
  return { said: message('desk.handedInBranch', { branch }) };
}

/**
 * The branch that is checked out, or a new one in place of the one that is published.
 *
 * @param wished Its name, which gets a number if it is taken.
 * @param remote The branches of the remote, as it lists them.
 */
async function branchFor(git: Git, wished: string, remote: string): Promise<string> {
  const failed = message('desk.notCommitted');
  const current = (await git(['branch', '--show-current'], failed)).out.trim();
  const published = await git(['symbolic-ref', 'refs/remotes/origin/HEAD'], failed).catch(() => ({
    out: '',
  }));
  // Without a branch, an older state is checked out.
  if (current && current !== 'main' && !published.out.trim().endsWith(`/origin/${current}`))
    return current;
  const local = await git(['for-each-ref', '--format=%(refname)', 'refs/heads'], failed);
  const refs = `${local.out}${remote}`.split('\n');
  const taken = new Set(refs.map((ref) => ref.replace(/^.*refs\/heads\//, '')));
  let name = wished;
  for (let i = 2; taken.has(name); i++) name = `${wished}-${i}`;
  await git(['switch', '--create', name], failed);
  return name;
}

/** Where the remote says that the proposal is made. It also tells of weaknesses it has found. */
const addressIn = (remarks: string): string | undefined =>
  remarks.match(/(?<=^remote:.*)https:\/\/\S+/gm)?.find((found) => !found.includes('/security/'));

/** Puts back what is not handed in, and keeps it where Git finds it again. */
export async function undo(root: string): Promise<Told> {
  const git = gitIn(root);
  if (!(await changesIn(git)).length) throw new Refusal(message('desk.nothing'));
  await git(['var', 'GIT_COMMITTER_IDENT'], message('desk.noName'));
  await git(['stash', 'push', '--include-untracked', ...folders], message('desk.notUndone'));
  return { said: message('desk.undone') };
}
