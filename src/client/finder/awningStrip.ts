/** Height of the site's header while the page is scrolled. */
const headerPx = 72;

/**
 * Shrinks the awning to a strip below the header once it has scrolled away. Its place
 * stays free, so that nothing moves. AwningStrip.css leaves it alone in short windows.
 */
export function shrinkAwning(form: HTMLFormElement): void {
  const awning = form.querySelector<HTMLElement>('.awn');
  const head = form.querySelector('.finder__head');
  if (!awning || !head) return;
  new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const gone = !entry.isIntersecting && entry.boundingClientRect.top < headerPx;
      if (gone === form.classList.contains('has-strip')) return;
      // Read before it shrinks.
      if (gone) {
        const { marginBottom } = getComputedStyle(awning);
        form.style.setProperty(
          '--awning',
          `${awning.offsetHeight + Number.parseFloat(marginBottom)}px`,
        );
      }
      form.classList.toggle('has-strip', gone);
      if (gone) showChosen(awning);
    },
    { rootMargin: `-${headerPx}px 0px 0px` },
  ).observe(head);
}

/** Scrolls the strip, which is wider than a phone, to the chosen family. */
function showChosen(awning: HTMLElement): void {
  const chosen = awning.querySelector(':checked')?.closest<HTMLElement>('label');
  if (chosen) awning.scrollLeft = chosen.offsetLeft - 16;
}

/** After a choice on the strip, shows the start of the shelves if it is above the view. */
export function returnToCount(form: HTMLFormElement): void {
  const count = form.querySelector('.finder__count');
  if (form.classList.contains('has-strip') && count)
    if (count.getBoundingClientRect().top < headerPx)
      count.scrollIntoView({ behavior: 'instant' });
}
