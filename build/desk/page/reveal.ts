/** Where the content manager shows what a fault is about. */
export interface Place {
  /** The content manager's path of the field. */
  field: string;
  /** Language of the form, where each has its own. */
  language?: string | undefined;
  /** Line of the text in its box. */
  line?: number | undefined;
}

let revealing = 0;

/** The field in the middle of the editor, to find it again after the editor is loaded anew. */
export function placeShown(): Place | undefined {
  const page = window.frames[0]?.document;
  const { clientWidth = 0, clientHeight = 0 } = page?.documentElement ?? {};
  const field = page
    ?.elementFromPoint(clientWidth / 2, clientHeight / 2)
    ?.closest<HTMLElement>('[data-key-path]');
  const form = field?.closest('[id$="-pane-body"]');
  const language = form?.querySelector<HTMLElement>(':is(input, textarea)[lang]')?.lang;
  return field ? { field: field.dataset['keyPath'] ?? '', language } : undefined;
}

/**
 * Shows a field of the entry that the editor opens, in its language, and puts the cursor there.
 *
 * @param steps Steps of a fifth of a second after which it is given up.
 */
export function reveal(place: Place, steps = 25): void {
  clearInterval(revealing);
  // The cursor may be in another line of the same field.
  (window.frames[0]?.document.activeElement as HTMLElement | null)?.blur();
  let left = steps;
  revealing = window.setInterval(() => {
    const page = window.frames[0]?.document;
    if (!page || isReached(page, place) || !left--) clearInterval(revealing);
  }, 200);
}

/** Goes a step towards a field: the editor makes fields once they are scrolled to or unfolded. */
function isReached(page: Document, { field: path, language, line }: Place): boolean {
  const form = language ? formIn(page, language) : page;
  if (!form) {
    chooseLanguage(page, language ?? '');
    return false;
  }
  const names = path.split('.');
  const fieldAt = (depth: number) => {
    const part = JSON.stringify(names.slice(0, depth).join('.'));
    return form.querySelector(`[data-key-path=${part}]`);
  };
  // Entries of lists are no fields.
  const depth = names.findLastIndex((_, i) => fieldAt(i + 1)) + 1;
  const field = fieldAt(depth) ?? [...form.querySelectorAll('[data-key-path]')].at(-1);
  if (depth === names.length && field?.contains(page.activeElement)) return true;
  field?.scrollIntoView({ block: 'center' });
  if (!field || !depth) return false;
  if (depth < names.length) {
    unfold(page, field, names[depth] ?? '');
    return false;
  }
  const input =
    field.querySelector<HTMLElement>('input, textarea, [role=combobox], [role=radio]') ??
    // An empty list has the button that adds to it.
    field.querySelector<HTMLElement>('button:not([aria-haspopup], [disabled])');
  // The form of the entry before may still be there: the next step looks again.
  input?.focus();
  if (line && input?.tagName === 'TEXTAREA') selectLine(input as HTMLTextAreaElement, line);
  return false;
}

/** The form that shows a language: a wide editor has two of them side by side. */
const formIn = (page: Document, language: string): Element | undefined =>
  [...page.querySelectorAll('[id$="-pane-body"]')].find((form) =>
    form.querySelector(`:is(input, textarea)[lang=${JSON.stringify(language)}]`),
  );

/** Has a form show a language: there are buttons above it, or in a narrow editor a list. */
function chooseLanguage(page: Document, language: string): void {
  const choice = page.querySelector<HTMLElement>(
    `[data-mode=edit][value=${JSON.stringify(language)}]`,
  );
  // The list has its choices once it is open.
  const list = page.querySelector<HTMLElement>('[id$="-pane-header"] [role=combobox]');
  (choice ?? list)?.click();
}

/** Selects a line of a box as high as its text, and scrolls to it. */
function selectLine(box: HTMLTextAreaElement, line: number): void {
  const lines = box.value.split('\n');
  const before = lines.slice(0, line - 1).map((text) => `${text}\n`);
  const start = before.join('').length;
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Only a box that holds no more than what is before the line tells how high that is.
  const measure = box.cloneNode() as HTMLTextAreaElement;
  measure.value = before.join('');
  measure.style.cssText = `position: absolute; height: 0; min-height: 0; width: ${box.offsetWidth}px`;
  box.parentElement?.appendChild(measure);
  box.style.scrollMarginTop = `${box.ownerDocument.documentElement.clientHeight / 3 - measure.scrollHeight}px`;
  measure.remove();
  box.scrollIntoView({ block: 'start' });
}

/** Unfolds a field, or an entry of a list, or scrolls to what it has unfolded. */
function unfold(page: Document, field: Element, name: string): void {
  const own = field.querySelector<HTMLElement>('[aria-controls]');
  const entry = `${own?.getAttribute('aria-controls')?.replace(/list$/, name)}-body`;
  const toggle = page.querySelector<HTMLElement>(`[aria-controls="${entry}"]`) ?? own;
  if (toggle?.ariaExpanded === 'false') toggle.click();
  else toggle?.scrollIntoView({ block: 'start' });
}
