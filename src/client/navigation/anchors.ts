/** Opens the `details` that holds a link's target, for browsers that do not. */
export function openTargetDetails(): void {
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
