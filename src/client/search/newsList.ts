import { replayEarlyInput } from '../islands/earlyInput.ts';

/**
 * Filters news as the visitor types and loads more in place. The server renders every
 * state and the script swaps in parts of its pages, so the list always matches the URL.
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  let pending: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const part = (name: string, root: ParentNode = document) =>
    root.querySelector(`[data-news=${name}]`);

  const show = async (address: string, apply: (page: Document) => void) => {
    pending?.abort();
    pending = new AbortController();
    const wall = part('wall');
    wall?.classList.add('is-waiting');
    try {
      const response = await fetch(address, { signal: pending.signal });
      if (!response.ok) throw new Error(String(response.status));
      apply(new DOMParser().parseFromString(await response.text(), 'text/html'));
      history.replaceState(null, '', address.split('#')[0]);
      wall?.classList.remove('is-waiting');
    } catch (error) {
      // A full page load shows the error.
      if ((error as Error).name !== 'AbortError') location.assign(address);
    }
  };
  const replaceParts = (page: Document, ...names: string[]) => {
    for (const name of names) part(name)?.replaceChildren(...(part(name, page)?.childNodes ?? []));
  };

  const search = () => {
    clearTimeout(timer);
    const query = new URLSearchParams(
      [...new FormData(form)]
        .map(([name, value]) => [name, String(value).trim()])
        .filter(([, value]) => value) as [string, string][],
    );
    show(form.action + `?${query}`.replace(/\?$/, ''), (page) =>
      replaceParts(page, 'categories', 'count', 'wall'),
    );
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, 250);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });

  document.addEventListener('click', (event) => {
    const more = (event.target as Element).closest<HTMLAnchorElement>('[data-news=more] a');
    if (!more || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(more.href, (page) => {
      const list = document.querySelector('.news-wall');
      const added = [...page.querySelectorAll('.news-wall > li')].slice(list?.childElementCount);
      for (const item of added) list?.appendChild(item);
      replaceParts(page, 'count');
      const next = part('more', page);
      if (next) part('more')?.replaceWith(next);
      else part('more')?.remove();
      added[0]?.querySelector('a')?.focus({ preventScroll: true });
    });
  });
  replayEarlyInput(form);
}
