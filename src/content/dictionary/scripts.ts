import { z } from 'zod';
import { text } from './word.ts';

/** Words of what scripts add: the cookie question, the invitation, the pack's buttons. */
export const scriptWords = {
  consent: z.strictObject({
    label: text,
    title: text,
    text: text,
    policy: text,
    settings: text,
    reject: text,
    accept: text,
    choose: text,
    intro: text,
    necessary: text,
    always: text,
    necessaryText: text,
    analytics: text,
    analyticsText: text,
    marketing: text,
    marketingText: text,
    rejectAll: text,
    save: text,
    acceptAll: text,
    close: text,
    kept: text,
  }),
  invite: z.strictObject({
    title: text,
    text: text,
    go: text,
    close: text,
    label: text,
  }),
  packBack: z.strictObject({ label: text, front: text }),
  tearStrip: z.strictObject({ open: text, again: text }),
};
