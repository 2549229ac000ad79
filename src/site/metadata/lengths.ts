/** Maximum characters of a title before the brand; search engines show about 60. */
export const maxTitle = 53;
/** Minimum characters of a title that was cut after a clause. */
export const minTitle = 25;
/** Minimum characters of a useful description. */
export const minDescription = 70;
/** Maximum characters of a description, about what search engines show. */
export const maxDescription = 155;
