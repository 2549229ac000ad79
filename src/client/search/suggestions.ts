import type { Language } from '../../site/i18n/languages.ts';
import {
  type Suggestion,
  type Suggestions,
  suggestionsFor,
} from '../../site/search/suggestions.ts';
import { adoptStyle } from '../browser/style.ts';
import css from './Suggestions.css?inline';

type Packs = Readonly<Record<string, string>>;

const sources: Record<Language, () => Promise<[Suggestions, Packs]>> = {
  es: () =>
    Promise.all([
      import('virtual:content/suggestions/es').then(({ es }) => es),
      import('virtual:packs/es').then((packs) => packs.default),
    ]),
  en: () =>
    Promise.all([
      import('virtual:content/suggestions/en').then(({ en }) => en),
      import('virtual:packs/en').then((packs) => packs.default),
    ]),
  fr: () =>
    Promise.all([
      import('virtual:content/suggestions/fr').then(({ fr }) => fr),
      import('virtual:packs/fr').then((packs) => packs.default),
    ]),
};

/** Pause in typing after which the number of suggestions is announced. */
const pauseMs = 400;

let fieldCount = 0;

/**
 * Turns a search field into a combobox, following the ARIA authoring practices. Arrow
 * keys select a suggestion, Enter follows it or submits the search, Escape closes the
 * list. Nothing typed leaves the browser before the form is submitted.
 */
export async function startSuggestions(field: HTMLInputElement): Promise<void> {
  const { form } = field;
  if (!form || field.hasAttribute('aria-expanded')) return;
  if (fieldCount === 0) adoptStyle(css);
  const list = listBelow(form, field, `suggestions-${++fieldCount}`);
  const status = document.createElement('p');
  status.className = 'sr';
  status.setAttribute('role', 'status');
  form.appendChild(status);
  const language = document.documentElement.lang as Language;
  const [{ words, synonyms, entries, offers }, packs] = await sources[language]();
  list.setAttribute('aria-label', words.list);

  let chosen = -1;
  let timer: ReturnType<typeof setTimeout>;
  const options = () => [...list.children] as HTMLAnchorElement[];
  const choose = (place: number) => {
    chosen = place;
    for (const [i, option] of options().entries())
      option.setAttribute('aria-selected', String(i === place));
    const option = options()[place];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const open = (isOpen: boolean) => {
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) choose(-1);
  };
  const suggest = () => {
    const typed = field.value.trim();
    const found = suggestionsFor(entries, typed, language, synonyms);
    const shown = found.map((suggestion) => optionOf(suggestion, words, packs));
    const all = `${form.action}?${new URLSearchParams({ [field.name]: typed })}`;
    if (found.length) shown.push(linkTo(all, words.all));
    else if (typed) shown.push(...offers.map((offer) => offerOf(offer, typed)));
    for (const [i, option] of shown.entries()) option.id = `${list.id}-${i}`;
    list.replaceChildren(...shown);
    open(shown.length > 0);
    choose(-1);
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = typed && countText(found.length && shown.length, words, language);
    }, pauseMs);
  };
  field.addEventListener('input', suggest);
  field.addEventListener('focusout', () => open(false));
  field.addEventListener('keydown', (event) => {
    const last = options().length - 1;
    const isOpen = !list.hidden;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) suggest();
      else if (event.key === 'ArrowDown') choose(chosen < last ? chosen + 1 : -1);
      else choose(chosen < 0 ? last : chosen - 1);
    } else if (event.key === 'Escape' && isOpen) {
      // The next Escape closes the menu around the field.
      event.stopPropagation();
      open(false);
    } else if (event.key === 'Enter' && chosen >= 0) options()[chosen]?.click();
    else return;
    event.preventDefault();
  });
  // Handle text typed while this script was loading.
  if (field.value !== field.defaultValue && document.activeElement === field) suggest();
}

function listBelow(form: HTMLFormElement, field: HTMLInputElement, id: string) {
  const list = document.createElement('div');
  list.className = 'suggestions';
  list.setAttribute('role', 'listbox');
  list.id = id;
  list.hidden = true;
  // Keep focus in the field: the list closes when it loses focus.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  form.appendChild(list);
  field.autocomplete = 'off';
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-expanded', 'false');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', id);
  return list;
}

/** The last of the offers takes the typed words along. */
const offerOf = ({ title, path }: Suggestions['offers'][number], typed: string) =>
  linkTo(path.endsWith('=') ? path + encodeURIComponent(typed) : path, title);

function linkTo(href: string, title: string) {
  const option = document.createElement('a');
  option.href = href;
  option.setAttribute('role', 'option');
  option.tabIndex = -1;
  option.textContent = `${title} `;
  return option;
}

/** A product shows its pack and what its label says, anything else what it is. */
function optionOf(suggestion: Suggestion, words: Suggestions['words'], packs: Packs) {
  const { kind, title, path, contains, traces, pack = '' } = suggestion;
  const option = linkTo(path, title);
  if (kind === 'without' || kind === 'with') return option;
  const note = document.createElement('small');
  note.textContent = contains ? `${contains} ${traces}`.trim() : words[kind];
  if (kind !== 'product') {
    option.appendChild(note);
    return option;
  }
  const text = document.createElement('span');
  text.textContent = option.textContent;
  text.appendChild(note);
  option.replaceChildren(text);
  const source = packs[pack];
  if (source) {
    const picture = document.createElement('img');
    Object.assign(picture, { src: source, alt: '', width: 30, height: 40 });
    option.insertBefore(picture, text);
  }
  return option;
}

function countText(count: number, words: Suggestions['words'], language: Language): string {
  if (!count) return words.none;
  const one = new Intl.PluralRules(language).select(count) === 'one';
  return (one ? words.one : words.other).replace('{{count}}', String(count));
}
