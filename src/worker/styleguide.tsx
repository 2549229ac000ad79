import type { Context } from 'hono';
import { StyleguidePage } from '../pages/styleguide/StyleguidePage.tsx';
import type { AppEnv } from './appEnv.ts';
import { readProduct } from './content.ts';
import { answerPage } from './render.tsx';
import { visitorLanguage } from './request/visitor.ts';

/** The style guide, with texts in the visitor's language. */
export const styleguide = async (c: Context<AppEnv>): Promise<Response> =>
  answerPage(
    c,
    {
      metadata: {
        title: 'Style guide',
        description: 'Every component in every state.',
        noindex: true,
      },
      nameInBreadcrumb: { name: 'Here' },
      aboveFooter: 'nata',
      body: <StyleguidePage product={await readProduct('gusanitos-tradicionales', c)} />,
    },
    { page: 'not-found', parameters: {} },
    visitorLanguage(c),
  );
