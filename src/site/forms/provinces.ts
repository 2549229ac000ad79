// Without the list of provinces, which browsers need not load: see provinceChoices.ts.

/** The option for people outside Spain. */
export const abroad = '00';

/** Whether this is a Spanish province code, the first two digits of its postcodes. */
export const isProvince = (text: string): boolean =>
  /^(0[1-9]|[1-4]\d|5[0-2])$/.test(text);
