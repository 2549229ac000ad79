/**
 * Tags, which only scripts load, may read where a visitor comes from: of a private page,
 * not even the next page of the site learns.
 */
export function hideReferrer(): void {
  const policy = Object.assign(document.createElement('meta'), {
    name: 'referrer',
    content: 'no-referrer',
  });
  document.head.appendChild(policy);
}
