/**
 * Sheets that a page links as a file instead of inlining them, because they style content
 * below the fold or hidden at first: names of `<Style>`, by file.
 *
 * Inline they would make 14.9 kB (brotli) of the home page, 14.2 of the questions and 14.1
 * of the finder, of a budget of 13 for HTML with its styles. A file goes when its pages fit without it.
 */
export const styleFiles = {
  layout: ['MegaMenu', 'Burger', 'Footer', 'popup', 'check', 'unhurried'],
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
  finder: [
    'Choices',
    'Chip',
    'DietIcon',
    'Select',
    'Shelf',
    'Heart',
    'Prose',
    'Favourites',
  ],
} as const;

export type StyleFile = keyof typeof styleFiles;
