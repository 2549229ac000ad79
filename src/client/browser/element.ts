/** Creates an element from the site's own HTML, which must contain no visitor input. */
export function element<E extends HTMLElement = HTMLElement>(html: string): E {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  return template.content.firstElementChild as E;
}

/** The icon `close` of src/pages/drawings, without the others. */
export const closeIcon =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg>';
