import type { Choice } from '../../site/privacy/consent.ts';

/**
 * Loads the tags that the visitor allowed and clears what the others left.
 *
 * @param settings The footer's button, which carries the ids of the tags.
 */
export function applyChoice({ dataset }: HTMLElement, choice: Choice): void {
  if (
    (choice.analytics && dataset['tagManager']) ||
    (choice.marketing && dataset['pixel'])
  )
    void import('./tags.ts')
      .then(({ loadTags }) => loadTags(choice, dataset))
      .catch(console.error);
  if (!(choice.analytics && choice.marketing) && /(^| )_/.test(document.cookie))
    void import('./clearTagStorage.ts')
      .then(({ clearTagStorage }) => clearTagStorage(choice))
      .catch(console.error);
}
