import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = 'src/pages/layout/styles/breakpoints.css';

/** Media queries by name, as in `--phone`. */
const breakpoints = new Map<string, string>();
for (const [, name = '', query = ''] of readFileSync(file, 'utf8').matchAll(
  /^@custom-media (--[\w-]+) (.+);$/gm,
))
  breakpoints.set(name, query);

/**
 * Puts the widths of src/pages/layout/styles/breakpoints.css in place of their names,
 * which browsers do not know yet. A name without a width stops the build. PostCSS,
 * because it also sees the sheets that style files import.
 */
export function breakpointsPlugin(): Plugin {
  return {
    name: 'breakpoints',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'breakpoints',
              AtRule: {
                media(rule) {
                  rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
                    const query = breakpoints.get(name);
                    if (!query) throw rule.error(`${file} has no ${name}`);
                    return query;
                  });
                },
              },
            },
          ],
        },
      },
    }),
  };
}
