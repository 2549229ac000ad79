/** When content changed, for the sitemap. */
export interface ContentDates {
  /** Day of the last change to content/, as YYYY-MM-DD. */
  changed: string;
  /** Texts that say when they were last changed: name → YYYY-MM or YYYY-MM-DD. */
  texts: Record<string, string>;
}
