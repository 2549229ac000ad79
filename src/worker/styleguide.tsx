import type { Context } from 'hono';
import { StyleguidePage } from '../pages/styleguide/StyleguidePage.tsx';
import type { AppEnv } from './appEnv.ts';
import { answerPage } from './render.tsx';
import { visitorLanguage } from './request/visitor.ts';

/** The style guide, with texts in the visitor's language. */
export const styleguide = (c: Context<AppEnv>): Promise<Response> =>
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
      body: <StyleguidePage />,
    },
    { page: 'not-found', parameters: {} },
    visitorLanguage(c),
  );
