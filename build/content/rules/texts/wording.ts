import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { readable } from '../../reading/passages.ts';

/** A wording that texts must not have. */
interface Wording {
  /** In any language. */
  wrong: RegExp;
  /** Files in which it is wrong; undefined for all. */
  files?: RegExp;
  /** Why, as the end of «says …, …». */
  why: string;
  /** What to write instead, as a sentence. */
  cure: string;
}

/** Wordings that the law or the names of the house rule out. */
const wordings: Wording[] = [
  {
    wrong: /(de )?buena fe|in good faith|de bonne foi/i,
    files: /\/(ethical-\w+|conduct-compliance|conduct-president)\//,
    why: 'which Article 35 of Law 2/2023 does not require',
    cure: 'Write «motivos razonables», “reasonable grounds”, « motifs raisonnables ».',
  },
  {
    wrong:
      /responsable del sistema(?! interno)|(?<!reporting )system manager|the channel’s officer|responsable du système(?! interne)/i,
    files: /\/(ethical-\w+|conduct-\w+)\/|dictionary/,
    why: 'a second name for who reads reports',
    cure: 'Write «responsable del canal», “channel officer”, « responsable du canal ».',
  },
  {
    wrong: /aroma de humo|smoke flavouring|arôme de fumée/i,
    files: /\/products\//,
    why: 'which Regulation (EU) 2024/2067 no longer allows in snacks',
    cure: 'Write the ingredient that gives the taste instead, such as smoked paprika.',
  },
  {
    wrong:
      /(?<!\p{L})(cervezas?|vino (?:tinto|blanco)|vermús?|oloroso|tinto|beers?|wines?(?! vinegar)|sherry|vermouth|pubs?|bières?|xérès|vin rouge)(?!\p{L})/iu,
    files: /\/(products\/|families|home|nutririsi|faqs|distributors|history|news)/,
    why: 'on pages for people from the age of 14',
    cure: 'Name a drink without alcohol, or none.',
  },
  {
    wrong: /Antiox|Mix Equilibrio|Equilibrium mix|mélange Équilibre/i,
    files: /content\/(?!products\/)/,
    why: 'a name whose condition stands on the page of its product',
    cure: 'Name the mix by what is in it.',
  },
  {
    wrong: /^(?!.*choc).*(\d\s?%\s?(de )?(cacao|cocoa)|cacao \d)/i,
    files: /\/products\/fabs/,
    why: 'a percentage of the chocolate, not of the biscuit',
    cure: 'Write «chocolate, 73 % de cacao», “chocolate, 73% cocoa”, « chocolat à 73 % de cacao ».',
  },
  {
    wrong: /\bsaveur (jambon|barbecue|ketchup|pizza|piment|vinaigrette|tomate|fromage)/i,
    why: 'a second word for a flavour',
    cure: 'Write « goût ».',
  },
  {
    wrong:
      /Atención al cliente|consumer care|service clients(?! et)|tu bol\b|your bowl|votre bol|bases generales|terms and conditions/i,
    why: 'a second name for what has one',
    cure: 'Write «Atención al consumidor», «favoritos», «bases legales», and the names of the dictionary in English and French.',
  },
  {
    wrong: /since the very beginning|depuis toujours|over-18s|traces éventuelles|\bthe flags say/i,
    why: 'which reads like a translation',
    cure: 'Write “old-style”, « à l’ancienne », “people aged 18 or over”, « peut contenir », “the symbols say”.',
  },
  {
    wrong: /(?<!distribue des |\d )\bprix\b/i,
    files: /\/(company-terms|contest\w*|promotion\w*)\b.*(fr\.md|\.json)$/,
    why: 'a second word for what one wins',
    cure: 'Write « lot ».',
  },
  {
    wrong:
      /menos huella|huella más ligera|lighter footprint|empreinte (plus )?légère|eco-?friendly|(?<!\p{L})(ecológic[oa]|écologique|respetuos[oa] con el medio)/iu,
    why: 'a generic environmental claim, which Directive (EU) 2024/825 forbids',
    cure: 'Say what is measured, with its year and its report.',
  },
  {
    wrong:
      /cada año|informe anual|uno por año|annual report|every year|one a year|chaque année|rapport annuel/i,
    files: /\/(commitments|faqs|accessibility|downloads|society-matarile)\b/,
    why: 'although only the report of 2023 is published',
    cure: 'Name the year of the report.',
  },
];

/** Texts must not use a wording that the law or the names of the house rule out. */
export function* checkWording({ passages }: Content): Iterable<Fault> {
  for (const { file, field, text } of passages)
    for (const { wrong, files, why, cure } of wordings) {
      const [word] = (files?.test(file) ?? true) ? (wrong.exec(readable(text)) ?? []) : [];
      if (word) yield { file, field, what: `says «${word}», ${why}`, cure };
    }
}
