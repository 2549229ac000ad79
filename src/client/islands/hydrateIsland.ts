import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Gives the server's HTML of one island to React. Alone in its file, so that React is
 * fetched only by a page that wakes an island.
 */
export function hydrateIsland(
  root: Element,
  component: ComponentType<object>,
  props: object,
): void {
  hydrateRoot(root, createElement(component, props));
}
