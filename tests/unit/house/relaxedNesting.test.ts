import { expect, test } from 'vitest';
import { withoutAmpersands } from '../../../build/plugins/relaxedNestingPlugin.ts';

test.each([
  [
    'before what stands inside',
    '.a{color:red;& .b,& p{top:0}& :is(h2,h3){top:0}}',
    '.a{color:red;.b,p{top:0}:is(h2,h3){top:0}}',
  ],
  [
    'before children and neighbours',
    '.a{&>b{top:0}&+.a{top:0}}',
    '.a{>b{top:0}+.a{top:0}}',
  ],
])('a nested rule needs no ampersand %s', (_, written, sent) => {
  expect(withoutAmpersands(written)).toBe(sent);
});

test.each([
  '.a{&:hover{top:0}&[open] p{top:0}&.b{top:0}&:before{top:0}}',
  '.a{.b &{top:0}}',
  '.a{p{top:0}}',
])('%s needs its ampersands', (css) => {
  expect(withoutAmpersands(css)).toBe(css);
});
