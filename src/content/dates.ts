/** When content changed, for the sitemap. */
export interface ContentDates {
  /** Date of the last change to content/, YYYY-MM-DD. */
  changed: string;
  /** Dates of texts that have one: name → YYYY-MM or YYYY-MM-DD. */
  texts: Record<string, string>;
}
