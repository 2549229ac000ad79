/**
 * Sheets that a page links as a file instead of inlining them, because they style content
 * below the fold or hidden at first: names of `<Style>`, by file.
 *
 * With them inlined, the home page is 14.9 kB (brotli), the questions 14.2 and the finder
 * 14.1; the budget of HTML with its styles is 13. Remove a file once its pages stay within
 * the budget with it inlined.
 */
export const styleFiles = {
  layout: [
    'DropMenu',
    'MegaMenu',
    'Burger',
    'Footer',
    'popup',
    'check',
    'afterFirstPaint',
  ],
  /** Linked with a media query; see Page.tsx. */
  contrast: ['contrast'],
  home: [
    'Statement',
    'Gondola',
    'SnackWheel',
    'Stalls',
    'HistoryBanner',
    'InviteStrip',
    'Home',
    'Poster',
    'Ticket',
    'Pause',
    'Form',
    'Input',
    'Select',
    'Spinner',
    'Status',
  ],
  faqs: ['Answers', 'Fold', 'Prose'],
  finder: ['Choices', 'Chip', 'DietIcon', 'Select', 'Shelf', 'Heart', 'Prose'],
} as const;

export type StyleFile = keyof typeof styleFiles;
