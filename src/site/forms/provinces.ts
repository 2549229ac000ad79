/** The choice of province for people outside Spain. */
export const abroad = '00';

/** Whether this is the code of a Spanish province: the beginning of its postcodes. */
export const isProvince = (text: string): boolean =>
  /^(0[1-9]|[1-4]\d|5[0-2])$/.test(text);
