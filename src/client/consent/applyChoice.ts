import type { Choice } from '../../site/privacy/consent.ts';

/**
 * Loads the tags that the visitor allowed and clears the storage of the others.
 *
 * @param settings The footer's cookie button, whose data attributes hold the tag ids.
 */
export function applyChoice({ dataset }: HTMLElement, choice: Choice): void {
  if (
    (choice.analytics && dataset['tagManager']) ||
    (choice.marketing && dataset['pixel'])
  )
    void import('./loadTags.ts')
      .then(({ loadTags }) => loadTags(choice, dataset))
      .catch(console.error);
  if (!(choice.analytics && choice.marketing) && /(^| )_/.test(document.cookie))
    void import('./clearTagStorage.ts')
      .then(({ clearTagStorage }) => clearTagStorage(choice))
      .catch(console.error);
}
