/**
 * A link to something inside a closed `details` opens it, in browsers that do not do so
 * by themselves.
 */
export function openAnchored(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}
