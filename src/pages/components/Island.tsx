import type { ComponentType } from 'react';

interface IslandProps<P extends object> {
  name: string;
  component: ComponentType<P>;
  props: P;
  inHtml?: Partial<P>;
  fetched?: string;
}

/**
 * Renders a component on the server and marks it so that the browser brings it to life
 * with the first touch of pointer or keyboard (src/client/islands/hydrateOnInteraction.ts).
 *
 * @param component Default export of `<name>.island.tsx`. It gets all it needs as
 *   props, uses no context, and leaves its style sheet to the component around the
 *   island, so that the browser does not load the sheet twice.
 * @param props Serialisable: they go to the browser as JSON.
 * @param inHtml Props that the server's HTML holds already; the component reads them there,
 *   does without them in the browser, or fetches them.
 * @param fetched Address of more props, as JSON, for when the browser wakes the island.
 *   Objects in both are put together.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  inHtml,
  fetched,
}: IslandProps<P>) {
  return (
    <div data-island={name}>
      <div>
        <Component {...props} {...inHtml} />
      </div>
      <script
        type="application/json"
        data-fetched={fetched}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(props).replaceAll('<', '\\u003c'),
        }}
      />
    </div>
  );
}
