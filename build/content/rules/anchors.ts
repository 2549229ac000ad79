import type { PageName } from '../../../src/site/addresses/addresses.ts';
import { formOn } from '../../../src/site/forms/forms.ts';
import { defaultLanguage, languages } from '../../../src/site/i18n/languages.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/**
 * Section names must be the same in every language, so that a link works in all of them.
 */
export function checkAnchors({ texts, sources, faqs }: Content): Fault[] {
  return [
    ...[...sources].flatMap(([file, source]) => nameless(file, source)),
    ...sameInEveryLanguage(texts),
    ...ownAnchors(sources, texts),
    ...repeatedIn(faqs),
  ];
}

function nameless(file: string, source: string): Fault[] {
  return source.split('\n').flatMap((line, i) =>
    /^## /.test(line) && !/\{#[a-z0-9-]+\}\s*$/.test(line)
      ? [
          {
            file,
            field: `line ${i + 1}`,
            what: `has the heading «${line.slice(3)}» without an anchor`,
            cure: 'End it with a name, the same in every language: ## Heading {#name}.',
          },
        ]
      : [],
  );
}

function sameInEveryLanguage(texts: Content['texts']): Fault[] {
  return [...texts].flatMap(([name, { sections }]) => {
    const language =
      languages.find((candidate) => name.endsWith(`/${candidate}`)) ?? defaultLanguage;
    const file = `content/texts/${name}.md`;
    const own = sections.map(({ id }) => id);
    const repeated = own.find((id, i) => own.indexOf(id) !== i);
    if (repeated)
      return [
        {
          file,
          field: `#${repeated}`,
          what: 'names two sections',
          cure: 'Give every section a name of its own.',
        },
      ];
    const spanish = texts
      .get(name.replace(/\w+$/, defaultLanguage))
      ?.sections.map(({ id }) => id);
    if (language === defaultLanguage || !spanish || spanish.join() === own.join())
      return [];
    return [
      {
        file,
        field: 'sections',
        what: `are ${own.join(', ') || 'none'}; in Spanish ${spanish.join(', ') || 'none'}`,
        cure: 'Use the same anchors in the same order in every language.',
      },
    ];
  });
}

/** Links within a text, as `[…](#name)`, to one of its sections or to its page's form. */
function ownAnchors(sources: Content['sources'], texts: Content['texts']): Fault[] {
  return [...texts].flatMap(([name, { sections }]) => {
    const file = `content/texts/${name}.md`;
    const form = formOn(name.replace(/\/.*/, '') as PageName);
    const anchors = [...sections.map(({ id }) => id), ...(form ? [form] : [])];
    return [...(sources.get(file) ?? '').matchAll(/\]\(#([^)]*)\)/g)]
      .filter(([, anchor = '']) => !anchors.includes(anchor))
      .map(([, anchor]) => ({
        file,
        field: `#${anchor}`,
        what: 'is linked to, but no section of this text has that name',
        cure: `Use one of: ${anchors.join(', ')}.`,
      }));
  });
}

/** Groups and questions share one page. */
function repeatedIn(faqs: Content['faqs']): Fault[] {
  const ids = faqs.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]);
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => ({
      file: 'content/faqs.json',
      field: id,
      what: 'names two groups or questions',
      cure: 'Give each an id of its own.',
    }));
}
