import { type MessageKey, message } from '../../../messages/messages.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { readable } from '../../reading/passages.ts';

/** A wording that texts must not have. */
interface Wording {
  /** In any language. */
  wrong: RegExp;
  /** Files in which it is wrong; undefined for all. */
  files?: RegExp;
  /** Says why, and what to write instead. */
  key: Extract<MessageKey, `wording.${string}`>;
}

/** Wordings that the law or the names of the house rule out. */
const wordings: Wording[] = [
  {
    wrong: /(de )?buena fe|in good faith|de bonne foi/i,
    files: /\/(ethical-\w+|conduct-compliance|conduct-president)\//,
    key: 'wording.goodFaith',
  },
  {
    wrong:
      /responsable del sistema(?! interno)|(?<!reporting )system manager|the channel’s officer|responsable du système(?! interne)/i,
    files: /\/(ethical-\w+|conduct-\w+)\/|dictionary/,
    key: 'wording.officer',
  },
  {
    wrong: /aroma de humo|smoke flavouring|arôme de fumée/i,
    files: /\/products\//,
    key: 'wording.smoke',
  },
  {
    wrong:
      /(?<!\p{L})(cervezas?|vino (?:tinto|blanco)|vermús?|oloroso|tinto|beers?|wines?(?! vinegar)|sherry|vermouth|pubs?|bières?|xérès|vin rouge)(?!\p{L})/iu,
    files: /\/(products\/|families|home|nutririsi|faqs|distributors|history|news)/,
    key: 'wording.alcohol',
  },
  {
    wrong: /Antiox|Mix Equilibrio|Equilibrium mix|mélange Équilibre/i,
    files: /content\/(?!products\/)/,
    key: 'wording.mix',
  },
  {
    wrong: /^(?!.*choc).*(\d\s?%\s?(de )?(cacao|cocoa)|cacao \d)/i,
    files: /\/products\/fabs/,
    key: 'wording.cocoa',
  },
  {
    wrong: /\bsaveur (jambon|barbecue|ketchup|pizza|piment|vinaigrette|tomate|fromage)/i,
    key: 'wording.flavour',
  },
  {
    wrong:
      /Atención al cliente|consumer care|service clients(?! et)|tu bol\b|your bowl|votre bol|bases generales|terms and conditions/i,
    key: 'wording.names',
  },
  {
    wrong: /since the very beginning|depuis toujours|over-18s|traces éventuelles|\bthe flags say/i,
    key: 'wording.translation',
  },
  {
    wrong: /(?<!distribue des |\d )\bprix\b/i,
    files: /\/(company-terms|contest\w*|promotion\w*)\b.*(fr\.md|\.json)$/,
    key: 'wording.prize',
  },
  {
    wrong:
      /menos huella|huella más ligera|lighter footprint|empreinte (plus )?légère|eco-?friendly|(?<!\p{L})(ecológic[oa]|écologique|respetuos[oa] con el medio)/iu,
    key: 'wording.green',
  },
  {
    wrong:
      /cada año|informe anual|uno por año|annual report|every year|one a year|chaque année|rapport annuel/i,
    files: /\/(commitments|faqs|accessibility|downloads|society-matarile)\b/,
    key: 'wording.annual',
  },
];

/** Texts must not use a wording that the law or the names of the house rule out. */
export function* checkWording({ passages }: Content): Iterable<Fault> {
  for (const { file, field, text } of passages)
    for (const { wrong, files, key } of wordings) {
      const [word] = (files?.test(file) ?? true) ? (wrong.exec(readable(text)) ?? []) : [];
      if (word) yield { file, field, ...message(key, { word }) };
    }
}
