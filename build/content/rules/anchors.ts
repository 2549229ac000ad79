import type { PageName } from '../../../src/site/addresses/addresses.ts';
import { formOn } from '../../../src/site/forms/forms.ts';
import { defaultLanguage } from '../../../src/site/i18n/languages.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { repeated } from './rule.ts';

/**
 * Section names must be the same in every language, so that a link works in all of them.
 */
export function* checkAnchors({ texts, sources, faqs }: Content): Iterable<Fault> {
  for (const [file, source] of sources)
    for (const [i, line] of source.split('\n').entries())
      if (/^## /.test(line) && !/\{#[a-z0-9-]+\}\s*$/.test(line))
        yield {
          file,
          field: `line ${i + 1}`,
          what: `has the heading «${line.slice(3)}» without an anchor`,
          cure: 'End it with a name, the same in every language: ## Heading {#name}.',
        };
  yield* sameInEveryLanguage(texts);
  yield* ownAnchors(sources, texts);
  // Groups and questions share one page.
  const ids = faqs.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]);
  for (const field of repeated(ids))
    yield {
      file: 'content/faqs.json',
      field,
      what: 'names two groups or questions',
      cure: 'Give each an id of its own.',
    };
}

function* sameInEveryLanguage(texts: Content['texts']): Iterable<Fault> {
  for (const [name, { sections }] of texts) {
    const file = `content/texts/${name}.md`;
    const own = sections.map(({ id }) => id);
    const [twice] = repeated(own);
    const spanish = texts
      .get(name.replace(/\w+$/, defaultLanguage))
      ?.sections.map(({ id }) => id);
    if (twice)
      yield {
        file,
        field: `#${twice}`,
        what: 'names two sections',
        cure: 'Give every section a name of its own.',
      };
    else if (spanish && spanish.join() !== own.join())
      yield {
        file,
        field: 'sections',
        what: `are ${own.join(', ') || 'none'}; in Spanish ${spanish.join(', ') || 'none'}`,
        cure: 'Use the same anchors in the same order in every language.',
      };
  }
}

/** Links within a text, as `[…](#name)`, to one of its sections or to its page's form. */
function* ownAnchors(
  sources: Content['sources'],
  texts: Content['texts'],
): Iterable<Fault> {
  for (const [name, { sections }] of texts) {
    const file = `content/texts/${name}.md`;
    const form = formOn(name.replace(/\/.*/, '') as PageName);
    const anchors = [...sections.map(({ id }) => id), ...(form ? [form] : [])];
    for (const [, anchor = ''] of (sources.get(file) ?? '').matchAll(/\]\(#([^)]*)\)/g))
      if (!anchors.includes(anchor))
        yield {
          file,
          field: `#${anchor}`,
          what: 'is linked to, but no section of this text has that name',
          cure: `Use one of: ${anchors.join(', ')}.`,
        };
  }
}
