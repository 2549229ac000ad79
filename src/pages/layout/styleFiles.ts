/**
 * Sheets that a page links as a file instead of inlining them, because they style content
 * below the fold or hidden at first: names of `<Style>`, by file.
 *
 * A page with its inline styles may weigh 18 kB (brotli).
 */
export const styleFiles = {
  layout: ['DropMenu', 'MegaMenu', 'Burger', 'Footer', 'popup', 'check', 'afterFirstPaint'],
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
    'Spinner',
    'Status',
  ],
  faqs: ['Answers', 'Fold', 'Prose'],
  finder: ['Choices', 'Chip', 'DietIcon', 'Shelf', 'Heart', 'Prose'],
} as const;

export type StyleFile = keyof typeof styleFiles;
