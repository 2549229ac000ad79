/** Honeypot: people do not see it and must leave it empty. */
export const trapName = 'web_personal';
/**
 * Carries the client script's id of a post, which stays the same until the post is
 * acknowledged.
 */
export const postIdName = 'envio';
