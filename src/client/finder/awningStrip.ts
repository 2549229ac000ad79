/** Height of the site's header while the page is scrolled. */
const headerPx = 72;

/** In a short window the strip would take too much. */
const tallWindow = matchMedia('(height >= 30em)');

/**
 * Shrinks the awning to a strip below the header once it has scrolled away. Its place
 * stays free, so that nothing moves.
 */
export function shrinkAwning(form: HTMLFormElement): void {
  const awning = form.querySelector<HTMLElement>('.awn');
  const head = form.querySelector('.finder__head');
  if (!awning || !head) return;
  let isGone = false;
  const update = () => {
    const isStrip = isGone && tallWindow.matches;
    if (isStrip === form.classList.contains('has-strip')) return;
    // Not a custom property, which would restyle every card. Read before it shrinks.
    form.style.paddingTop = isStrip ? `${heightWithMargin(awning)}px` : '';
    form.classList.toggle('has-strip', isStrip);
    if (isStrip) showChosen(awning);
  };
  tallWindow.addEventListener('change', update);
  new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      isGone = !entry.isIntersecting && entry.boundingClientRect.top < headerPx;
      update();
    },
    { rootMargin: `-${headerPx}px 0px 0px` },
  ).observe(head);
}

const heightWithMargin = (awning: HTMLElement): number =>
  awning.offsetHeight + Number.parseFloat(getComputedStyle(awning).marginBottom);

/** Scrolls the strip, which is wider than a phone, to the chosen family. */
function showChosen(awning: HTMLElement): void {
  const chosen = awning.querySelector(':checked')?.closest<HTMLElement>('label');
  if (chosen) awning.scrollLeft = chosen.offsetLeft - 16;
}

/** After a choice on the strip, shows the start of the shelves if it is above the view. */
export function returnToShelves(form: HTMLFormElement): void {
  const shelves = form.querySelector('.shelves');
  if (form.classList.contains('has-strip') && shelves)
    if (shelves.getBoundingClientRect().top < headerPx)
      shelves.scrollIntoView({ behavior: 'instant' });
}
