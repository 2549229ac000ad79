/**
 * `npm run recall`: asks in Spanish what is recalled and why, writes the file in
 * content/recalls, checks it, shows its notice in three languages, and publishes it alone:
 * a commit of that file, and a deployment of the running version with it. `--publish <id>`
 * publishes a file that is there, `--end <id>` ends a recall. `--env` and `--allow-samples`
 * are those of `npm run deploy`; `--dry-run` publishes nothing. It and another environment
 * than production are drills, which commit nothing and leave no file, however they end.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import '../content/nodeHooks.ts';
import { type RecallFile, recallFile } from '../../src/content/recalls.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { madridDay } from '../../src/site/i18n/madrid.ts';
import { type Recall, recalledPacks } from '../../src/site/recalls/recall.ts';
import { checkContent } from '../content/check.ts';
import { describeFault } from '../content/faults/fault.ts';
import { type Content, loadContent } from '../content/reading/load.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { publishedWithFaults } from './deploy/publishedWithFaults.ts';
import {
  type Base,
  commitAlone,
  deployCopy,
  gitName,
  runningBase,
  withCopy,
} from './recall/publish.ts';
import { type Ask, askRecall, refuse, startAsking } from './recall/questions.ts';
import { requireWritable, root } from './tools.ts';

// The notice uses code of the site, which imports content/ as virtual modules.
const { noticeText, recallTitle } = await import('../../src/site/recalls/notice.ts');
const { words } = await import('../../src/site/i18n/words.ts');

const fileOf = (id: string): string => `content/recalls/${id}.json`;
const again = (id: string): string => `npm run recall -- --publish ${id}`;

await runCommand(async () => {
  const { values: options } = parseCommandLine(
    'npm run recall -- [--publish <id> | --end <id>] [--env preview] [--allow-samples] [--dry-run]',
    {
      options: {
        publish: { type: 'string' },
        end: { type: 'string' },
        env: { type: 'string', default: 'production' },
        'allow-samples': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    },
  );
  requireWritable(`${root}content/recalls`);
  say(
    'Publica quien puede desplegar el sitio: quien ha entrado en Cloudflare (npx wrangler login). Un ensayo, con --dry-run, no necesita nada.',
  );
  const stopped = stopSignal();
  const { ask, close } = startAsking(stopped);
  const isDrill = options['dry-run'] || options.env !== 'production';
  const known = options.publish ?? options.end;
  const before = known ? sourceOf(known) : undefined;
  let id = known;
  try {
    if (options.end) end(checked(options.end).id);
    id ??= await writeNew(ask);
    const recall = checked(id);
    show(recall, isDrill);
    const who = await askWho(ask);
    const leave = isDrill ? 'Sin publicar.' : `Sin publicar. Después: ${again(id)}`;
    if (!(await isMeant(ask, isDrill))) return say(leave);
    const base = await runningBase(options.env);
    if (base.doubt && !(await isMeantDespite(ask, base.doubt))) return say(leave);
    // From here on, Control and C is a signal.
    close();
    await publish(recall, { base, who, isDrill, stopped, options });
  } finally {
    close();
    if (isDrill && id) restore(id, before);
    if (isDrill && id)
      say(`Era un ensayo: ${fileOf(id)} ${before ? 'está como antes' : 'se ha borrado'}.`);
  }
});

/** Aborts instead of ending the process, so that a drill always tidies up. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => stop.abort());
  return stop.signal;
}

/** Asks for a recall and writes its file. */
async function writeNew(ask: Ask): Promise<string> {
  say('Retirada de producto. Hasta la última pregunta no se publica nada; Control y C lo dejan.\n');
  const content = loadContent(root);
  const { phone, email, sample } = consumersIn(content);
  const today = madridDay(new Date());
  const recall = await askRecall(ask, content.products, today, { phone, email, sample });
  const id = freeId(`${today}-${recall.products[0]}`);
  write(id, recall);
  return id;
}

function consumersIn({ files }: Content) {
  const contact = files['content/company.json']?.contacts.find(({ id }) => id === 'consumers');
  if (!contact)
    throw new CommandError('content/company.json no se puede leer: npm run check:content');
  return contact;
}

/** The same product may be recalled twice in a day. */
function freeId(id: string, times = 1): string {
  const candidate = times > 1 ? `${id}-${times}` : id;
  return existsSync(root + fileOf(candidate)) ? freeId(id, times + 1) : candidate;
}

function write(id: string, recall: RecallFile): void {
  mkdirSync(dirname(root + fileOf(id)), { recursive: true });
  const filled = Object.entries(recall).filter(
    ([, value]) => !Array.isArray(value) || value.length,
  );
  writeFileSync(root + fileOf(id), `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`);
}

function sourceOf(id: string): string {
  if (!existsSync(root + fileOf(id))) throw new CommandError(`No hay ${fileOf(id)}.`);
  return readFileSync(root + fileOf(id), 'utf8');
}

/** @param id Of a recall whose file has no mistake. */
function end(id: string): void {
  const recall = recallFile.parse(JSON.parse(sourceOf(id)));
  write(id, { ...recall, ended: madridDay(new Date()) });
}

/** A drill leaves the folder as it was. */
function restore(id: string, before: string | undefined): void {
  if (before === undefined) rmSync(root + fileOf(id), { force: true });
  else writeFileSync(root + fileOf(id), before);
}

/** @throws CommandError that lists the mistakes of the file. */
function checked(id: string): Recall {
  const { content, faults } = checkContent(root);
  const own = faults.filter(({ file }) => file === fileOf(id));
  const recall = content.recalls.find((one) => one.id === id);
  if (own.length || !recall)
    throw new CommandError(
      [
        ...own.map((fault) => describeFault(fault, 'es', content.json)),
        `Corrígelo, y después: ${again(id)}`,
      ].join('\n'),
    );
  return recall;
}

function show(recall: Recall, isDrill: boolean): void {
  for (const language of languages) say(`\n${noticeText(recall, language)}`);
  if (!recall.contact && consumersIn(loadContent(root)).sample)
    say('\nEl teléfono y el correo son de muestra, no de la empresa: content/company.json.');
  say(
    isDrill
      ? `\nEs solo un ensayo: al acabar, ${fileOf(recall.id)} queda como antes de empezar.`
      : `\n${fileOf(recall.id)} está escrito. Para verlo en las páginas antes de publicar: npm start en otra terminal, y http://localhost:8787/es/retiradas-de-producto`,
  );
}

function askWho(ask: Ask): Promise<string> {
  const name = gitName();
  return ask(
    `¿Quién publica?${name && ` Intro: ${name}.`}`,
    (answer) => answer || name || refuse('Hace falta un nombre, para el registro.'),
  );
}

function isMeant(ask: Ask, isDrill: boolean): Promise<boolean> {
  return ask(
    isDrill
      ? 'Es un ensayo. Para seguir, escribe «publicar»; con Intro se deja.'
      : 'Para publicarlo, escribe «publicar». Con Intro se queda en la carpeta, sin publicar.',
    (answer) => answer === 'publicar',
  );
}

function isMeantDespite(ask: Ask, doubt: string): Promise<boolean> {
  return ask(
    `${doubt}\nSi aun así hay que publicarla, escribe otra vez «publicar».`,
    (answer) => answer === 'publicar',
  );
}

interface Publication {
  base: Base;
  who: string;
  isDrill: boolean;
  stopped: AbortSignal;
  options: { env: string; 'allow-samples': boolean; 'dry-run': boolean };
}

async function publish(
  recall: Recall,
  { base, who, isDrill, stopped, options }: Publication,
): Promise<void> {
  const file = fileOf(recall.id);
  const { email } = consumersIn(loadContent(root));
  const status = await withCopy(base, { environment: options.env, file }, (copy) => {
    if (stopped.aborted) throw new CommandError('Interrumpido: no se ha publicado nada.');
    if (isDrill) say(`Ensayo, sin commit: ${subjectOf(recall)} (${who})`);
    else commitAlone(file, subjectOf(recall), who, email);
    const flags = (['allow-samples', 'dry-run'] as const).filter((flag) => options[flag]);
    const parameters = ['--env', options.env, ...flags.map((flag) => `--${flag}`)];
    return deployCopy(copy, parameters, stopped);
  });
  const retry = isDrill ? '' : ` De nuevo: ${again(recall.id)}`;
  const share = isDrill ? '' : ' Para que el equipo lo tenga: git push';
  switch (status) {
    case 0:
      return say(options['dry-run'] ? 'Ensayo terminado.' : `Publicado.${share}`);
    case publishedWithFaults:
      throw new CommandError(
        `Está publicado, pero la comprobación de después ha encontrado un fallo.${share}`,
        publishedWithFaults,
      );
    case null:
      throw new CommandError(`Interrumpido: puede que esté publicado.${retry}`);
    default:
      throw new CommandError(`No está publicado.${retry}`);
  }
}

function subjectOf(recall: Recall): string {
  const title = recallTitle(recall, 'en');
  return recall.ended
    ? `The recall of ${title} has ended`
    : `${title} is recalled: ${recalledPacks(recall, words.en)}`;
}
