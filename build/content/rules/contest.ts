import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** The texts of the contest must name the dates of its form. */
export function* checkContestDates({ files, sources }: Content): Iterable<Fault> {
  const contest = files['content/contest.json'];
  if (!contest) return;
  for (const text of ['contest-rules', `promotion-terms/${contest.id}`])
    for (const language of languages) {
      const file = `content/texts/${text}/${language}.md`;
      const source = sources.get(file)?.replace(/[\u00a0\u202f]/g, ' ');
      for (const date of [contest.starts, contest.ends]) {
        const day = written(date, language);
        if (source !== undefined && !source.includes(day))
          yield {
            file,
            field: 'text',
            what: `does not say ${day}, a day of content/contest.json`,
            cure: 'Correct whichever is wrong.',
          };
      }
    }
}

/** A date as texts write it: 1 de marzo de 2026, 1 March 2026, 1er mars 2026. */
const written = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1 /, language === 'fr' ? '1er ' : '1 ');
