import { type Language, languages } from '../i18n/languages.ts';
import { fold } from '../search/folding.ts';

/** Folds a country's name: `Bosnia & Herzegovina` is `Bosnia y Herzegovina`. */
const folded = (name: string): string =>
  fold(name.trim().slice(0, 80))
    .replace(/-(?:&|and|y|e|et)-/g, '-')
    .replace(/[.’']/g, '');

/** Names in use that differ from those of Unicode, folded, by code. */
const otherNames = new Map(
  Object.entries({
    ES: 'esp espana espagne spain reino-de-espana',
    GB: 'uk gbr great-britain gran-bretana grande-bretagne england inglaterra angleterre scotland escocia wales',
    US: 'usa united-states-of-america estados-unidos-de-america eeuu ee-uu',
    FR: 'fra',
    PT: 'prt',
    DE: 'deu',
    IT: 'ita',
    NL: 'holland holanda the-netherlands',
    CZ: 'czech-republic republica-checa',
    IE: 'republic-of-ireland',
  }).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** Whether a country, as typed, is Spain. */
export const isSpain = (country: string): boolean =>
  folded(country) === 'es' || otherNames.get(folded(country)) === 'ES';

/** ISO 3166-1 codes of all countries and territories. */
const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL ' +
  'BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV ' +
  'CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM ' +
  'IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK ' +
  'LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR ' +
  'PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ' +
  'ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/**
 * Translates a country given by code or by its name in any site language, as people and
 * browsers write it. Other text is returned unchanged.
 */
export function countryName(written: string, into: Language): string {
  const code = codeOf(folded(written));
  return (code && new Intl.DisplayNames(into, { type: 'region' }).of(code)) ?? written;
}

function codeOf(wanted: string): string | undefined {
  const other = otherNames.get(wanted);
  if (other) return other;
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const code = countryCodes.find(
      (candidate) =>
        candidate.toLowerCase() === wanted || folded(names.of(candidate) ?? '') === wanted,
    );
    if (code) return code;
  }
  return undefined;
}
