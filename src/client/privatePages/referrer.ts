/**
 * Sends no referrer from a private page, so that tags on the next page cannot tell where
 * the visitor came from.
 */
export function hideReferrer(): void {
  const policy = Object.assign(document.createElement('meta'), {
    name: 'referrer',
    content: 'no-referrer',
  });
  document.head.appendChild(policy);
}
