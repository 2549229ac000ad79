import type { Choice } from '../../site/privacy/consent.ts';

/**
 * Loads the tags that the visitor allowed and clears what the others left.
 *
 * @param settings The footer's button, which carries the ids of the tags.
 */
export function applyChoice({ dataset }: HTMLElement, choice: Choice): void {
  const { tagManager, pixel } = dataset;
  if ((choice.analytics && tagManager) || (choice.marketing && pixel))
    void import('./tags.ts')
      .then(({ loadTags }) => loadTags(choice, { tagManager, pixel }))
      .catch(console.error);
  if (!(choice.analytics && choice.marketing) && /(^| )_/.test(document.cookie))
    void import('./forgetTags.ts')
      .then(({ forgetTags }) => forgetTags(choice))
      .catch(console.error);
}
