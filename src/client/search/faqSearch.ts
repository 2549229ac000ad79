import type { Language } from '../../site/i18n/languages.ts';
import { type MatchableWords, matchableWords, matchesAmong } from '../../site/search/listSearch.ts';
import { marked, maxOpenResults, unmarked } from '../../site/search/marking.ts';
import { parseListQuery } from '../../site/search/parseListQuery.ts';
import { replayEarlyInput } from '../islands/earlyInput.ts';

interface Question {
  details: HTMLDetailsElement;
  /** Elements in which matches are highlighted, with their original HTML. */
  parts: { element: Element; html: string }[];
  words: MatchableWords;
}

/**
 * Filters the questions as the visitor types, highlights matches, updates the URL and
 * announces the count.
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const input = form.elements.namedItem('q') as HTMLInputElement;
  const messages = JSON.parse(form.dataset['faqs'] ?? '{}') as Record<
    'one' | 'many' | 'none',
    string
  >;
  const language = document.documentElement.lang as Language;
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('.topic details')].map(
    readQuestion,
  );
  const status = form.parentElement?.querySelector('[role=status]');
  const [ask, all] = document.querySelectorAll<HTMLElement>('.answers__ways > a');
  let timer: ReturnType<typeof setTimeout>;

  const show = () => {
    const query = input.value.trim();
    const parsed = parseListQuery(query, language);
    const matches = matchesAmong(
      questions.map(({ words }) => words),
      parsed,
    );
    const found = matches.filter(Boolean).length;
    const few = parsed.length > 0 && found <= maxOpenResults;
    for (const [i, question] of questions.entries()) showQuestion(question, matches[i], few);
    for (const topic of document.querySelectorAll<HTMLElement>('.topic'))
      topic.hidden = !topic.querySelector('details:not([hidden])');
    if (ask) ask.hidden = found > 0;
    if (all) all.hidden = !query;
    form.closest('.ask')?.classList.toggle('is-asked', query !== '');
    history.replaceState(
      null,
      '',
      query
        ? `${location.pathname}?q=${encodeURIComponent(query)}`
        : location.pathname + location.hash,
    );
    clearTimeout(timer);
    // Announced once typing pauses, not at every key.
    timer = setTimeout(() => {
      const words = found
        ? (found === 1 ? messages.one : messages.many).replace('#', String(found))
        : messages.none.replace('#', () => query);
      if (status && status.textContent !== words) status.textContent = words;
    }, 400);
  };
  input.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
    document.getElementById('answers')?.scrollIntoView();
  });
  all?.addEventListener('click', (event) => {
    event.preventDefault();
    input.value = '';
    show();
    input.focus();
  });
  replayEarlyInput(form);
}

function readQuestion(details: HTMLDetailsElement): Question {
  const parts = [...details.querySelectorAll('summary > span, .prose')].map((element) => ({
    element,
    html: unmarked(element.innerHTML),
  }));
  return {
    details,
    parts,
    words: matchableWords(parts.map(({ element }) => element.textContent).join(' ')),
  };
}

/** @param found Words to highlight in the question; undefined hides it. */
function showQuestion(
  { details, parts }: Question,
  found: readonly string[] | undefined,
  open: boolean,
): void {
  details.hidden = !found;
  if (!found) return;
  for (const { element, html } of parts) {
    const next = marked(html, found);
    if (element.innerHTML !== next) element.innerHTML = next;
  }
  if (open) details.open = true;
}
