/** Limits of calls to the back end; docs/back-end.md lists them for its operators. */

/** Timeout of a read. All reads of a page together have no more. */
export const readTimeoutMs = 2_000;
/** Timeout of a write, including its response. */
export const writeTimeoutMs = 8_000;

/** Maximum bytes of a response to a read; a longer one is a failed call. */
export const maxResponseBytes = 4 * 1024 * 1024;
/** Maximum bytes of a response to a write; a longer one is no answer. */
export const maxWriteResponseBytes = 64 * 1024;
/** Maximum items of a list of news, promotions and categories. */
export const maxNews = 1_000;
export const maxPromotions = 100;
export const maxCategories = 30;

/** Maximum characters of a title, a category's name and a summary. */
export const maxTitleLength = 300;
export const maxCategoryLength = 100;
export const maxSummaryLength = 500;

/**
 * Limits for the HTML of one item, intro and body together: characters, tags, nesting
 * depth.
 */
export const maxHtmlLength = 200_000;
export const maxTags = 10_000;
export const maxNesting = 50;
/** Characters of plain text shown instead of HTML that is over a limit. */
export const maxCutLength = 5_000;

/** Articles in the feed; one with more characters of HTML has only its summary. */
export const maxArticles = 20;
export const maxFeedHtmlLength = 25_000;
