/**
 * Every limit of the calls to the back end stands here; docs/back-end.md lists them for
 * those who run it.
 */

/** Time for a read, and all that a page waits for the back end. */
export const readTimeoutMs = 2_000;
/** Time for a write, its answer included. */
export const writeTimeoutMs = 8_000;

/** Bytes that are read of an answer; a longer one is a failed call. */
export const maxAnswerBytes = 4 * 1024 * 1024;
/** Items that are read of a list of news, of promotions and of categories. */
export const maxNews = 1_000;
export const maxPromotions = 100;
export const maxCategories = 30;

/** Characters of a title, of a category's name, and of an item's summary. */
export const maxTitleLength = 300;
export const maxCategoryLength = 100;
export const maxSummaryLength = 500;

/** HTML of one item, intro and body together: characters, tags, and elements inside one
 * another. */
export const maxHtmlLength = 200_000;
export const maxTags = 10_000;
export const maxNesting = 50;
/** Characters that are shown, as text, of HTML that is over the limit. */
export const maxCutLength = 5_000;

/** Articles of the feed; one with more HTML than this gives its summary only. */
export const maxArticles = 20;
export const maxFeedHtmlLength = 25_000;
