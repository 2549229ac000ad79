/** Shows a pack with its eyes shut; a drawing without eyes stays as it is. */
const shutEyes = '#eyes';
const shutMs = 140;
/** From the visitor's movement to the blink, so that it seems to be the pack's idea. */
const hesitationMs = 400;
const pauseMs = () => 6_000 + Math.random() * 3_000;

/**
 * Every six to nine seconds, one or two packs on the screen blink. Nothing moves while
 * the visitor is still, because reading needs a still page.
 */
export function start(): void {
  let next = performance.now() + pauseMs();
  const onMovement = () => {
    if (performance.now() < next) return;
    next = performance.now() + pauseMs();
    setTimeout(blink, hesitationMs);
  };
  for (const movement of ['pointermove', 'scroll', 'keydown'])
    addEventListener(movement, onMovement, { passive: true });
}

function blink(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const packs = [...document.querySelectorAll<HTMLImageElement>('img.pack[src$=".svg"]')];
  const visible = packs.filter((pack) => pack.complete && onScreen(pack));
  const first = Math.floor(Math.random() * visible.length);
  const second = Math.floor(Math.random() * visible.length * 2);
  for (const pack of new Set([visible[first], visible[second]])) if (pack) shutBriefly(pack);
}

function onScreen(pack: HTMLImageElement): boolean {
  const { top, bottom, width } = pack.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Only the fragment of the address changes, so the browser fetches nothing. */
function shutBriefly(pack: HTMLImageElement): void {
  const open = pack.src;
  pack.src = open + shutEyes;
  setTimeout(() => {
    if (pack.src === open + shutEyes) pack.src = open;
  }, shutMs);
}
