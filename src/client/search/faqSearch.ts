import {
  fewEnough,
  marked,
  matchesAll,
  termsOf,
  unmarked,
} from '../../site/search/search.ts';
import { heedEarlyInput } from '../islands/earlyInput.ts';

interface Question {
  details: HTMLDetailsElement;
  /** The elements in which matches are marked, with their original HTML. */
  parts: { element: Element; html: string }[];
  text: string;
}

/**
 * Filters the questions as the visitor types, marks the matches, updates the address
 * and announces the count.
 */
export function filterFaqs(form: HTMLFormElement): void {
  const input = form.elements.namedItem('q') as HTMLInputElement;
  const say = JSON.parse(form.dataset['faqs'] ?? '{}') as Record<
    'one' | 'many' | 'none',
    string
  >;
  const questions = [
    ...document.querySelectorAll<HTMLDetailsElement>('.topic details'),
  ].map(readQuestion);
  const status = form.parentElement?.querySelector('[role=status]');
  const [ask, all] = document.querySelectorAll<HTMLElement>('.answers__ways > a');
  let waiting: ReturnType<typeof setTimeout>;

  const show = () => {
    const query = input.value.trim();
    const terms = termsOf(query);
    const found = questions.filter((question) => matchesAll(question.text, terms));
    for (const question of questions)
      showQuestion(question, found.includes(question), terms, found.length);
    for (const topic of document.querySelectorAll<HTMLElement>('.topic'))
      topic.hidden = !topic.querySelector('details:not([hidden])');
    if (ask) ask.hidden = found.length > 0;
    if (all) all.hidden = !query;
    history.replaceState(
      null,
      '',
      query
        ? `${location.pathname}?q=${encodeURIComponent(query)}`
        : location.pathname + location.hash,
    );
    clearTimeout(waiting);
    // Told once the reader pauses, not at every letter.
    waiting = setTimeout(() => {
      const words = found.length
        ? (found.length === 1 ? say.one : say.many).replace('#', String(found.length))
        : say.none.replace('#', () => query);
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
  heedEarlyInput(form);
}

function readQuestion(details: HTMLDetailsElement): Question {
  const parts = [...details.querySelectorAll('summary > span, .prose')].map(
    (element) => ({ element, html: unmarked(element.innerHTML) }),
  );
  return {
    details,
    parts,
    text: parts.map(({ element }) => element.textContent).join(' '),
  };
}

function showQuestion(
  { details, parts }: Question,
  matches: boolean,
  terms: string[],
  found: number,
): void {
  details.hidden = !matches;
  if (!matches) return;
  for (const { element, html } of parts) {
    const next = marked(html, terms);
    if (element.innerHTML !== next) element.innerHTML = next;
  }
  if (terms.length && found <= fewEnough) details.open = true;
}
