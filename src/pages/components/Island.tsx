import type { ComponentType } from 'react';

interface IslandProps<P extends object> {
  name: string;
  component: ComponentType<P>;
  props: P;
  inHtml?: Partial<P>;
  fetched?: string;
}

/**
 * Renders a component on the server and marks it for hydration at the first interaction
 * (src/client/islands/islands.ts).
 *
 * @param component Default export of `<name>.island.tsx`. It takes everything as props,
 *   uses no context, and leaves its style sheet to the parent component, so that the
 *   browser does not load the sheet twice.
 * @param props Serialised to JSON for the browser.
 * @param inHtml Props for the server only. In the browser the component reads them from
 *   the HTML, fetches them or works without them.
 * @param fetched URL of further props, as JSON, fetched on hydration. Objects with the
 *   same name in `props` are merged into them.
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
