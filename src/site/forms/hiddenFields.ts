/** A field that people do not see and must leave empty. */
export const trapName = 'web_personal';
/** Where the script says what it calls a post until it knows that it was received. */
export const postIdName = 'envio';
