// Everything the site itself stores in a browser. The cookie policy lists the same names; a
// test compares them.
export const languageCookie = 'risi_lang';
export const languageSeconds = 365 * 86_400;
export const invitationCookie = 'risi_visit';
export const invitationSeconds = 30 * 86_400;
export const consentKey = 'risi.consent';
export const likesKey = 'risi.likes';
export const hintsKey = 'risi.hints';
export const soundKey = 'risi.sound';
// In sessionStorage:
export const newsListKey = 'risi.list';
export const answersKey = 'risi.answers';
