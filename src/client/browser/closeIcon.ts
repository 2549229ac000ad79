/** Copy of the `close` icon in src/pages/drawings, so that no other icon is bundled. */
export const closeIcon =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg>';
