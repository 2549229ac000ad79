/** Creates an element from the site's own HTML, which must contain no visitor input. */
export function element<E extends HTMLElement = HTMLElement>(html: string): E {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  return template.content.firstElementChild as E;
}
