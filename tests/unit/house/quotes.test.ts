// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is written down.
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inQuotes } from '../../../build/plugins/quotesPlugin.ts';

const quoted = (code: string) => inQuotes(code, parseAst(code));

test.each([
  ['a plain string', 'f(`é`,`b`)', 'f("é","b")'],
  ['what holds quotes of one kind', 'f(`say "no"`)', `f('say "no"')`],
  ['a string inside of an expression', 'f(`${a?`b`:`c`}`)', 'f(`${a?"b":"c"}`)'],
  ['what follows a word', 'return_=typeof`a`', 'return_=typeof"a"'],
])('%s gets quotes', (_, code, written) => expect(quoted(code)).toBe(written));

test.each(['f(`a\nb`)', 'f(`"\'`)', 'f(`${a}`)', 'String.raw`a\\b`'])(
  '%s stays as it is',
  (code) => expect(quoted(code)).toBe(code),
);
