import conduct from '../../content/code-of-conduct.json' with { type: 'json' };
import commitmentsFile from '../../content/commitments.json' with { type: 'json' };
import company from '../../content/company.json' with { type: 'json' };
import { longDate } from '../../src/site/i18n/dates.ts';
import type { Text } from '../../src/site/texts/texts.ts';
import { placedFigures } from '../content/reading/figures.ts';
import { documentIn, type Printed, type Sources } from './sheet.ts';

function spanish({ content }: Sources, name: string): Text {
  const text = content.texts.get(`${name}/es`);
  if (!text) throw new Error(`content/texts/${name}/es.md does not exist`);
  return text;
}

/**
 * The text below a chapter's heading, without links: their targets are not in the
 * document.
 */
const inside = (html: string): string =>
  html
    .replace(/<a [^>]*href="[/#][^>]*>(.*?)<\/a>/g, '$1')
    .replace(/<(\/?)h2/g, '<$1h3')
    .replace(/ id="[^"]*"/g, '');

const chapter = ({ title, lead, html }: Text, number?: number): string =>
  `<section class="chapter"><h2>${number ? `${number}. ` : ''}${title}</h2><p class="lead">${lead}</p>${inside(html)}</section>`;

/** The code of conduct: its introduction and its seven chapters. */
export function codeOfConduct(sources: Sources): Printed {
  const text = spanish(sources, 'conduct');
  const chapters = conduct.chapters.map(({ page }, i) => chapter(spanish(sources, page), i + 1));
  const date = longDate(documentIn(sources.content, 'code-of-conduct').updated, 'es');
  return {
    title: text.title,
    body: `<header class="cover sober"><h1>${text.title}</h1><p>${text.lead}</p><p>${company.legalName} · ${date}</p></header>${chapter(text)}${chapters.join('')}`,
  };
}

const commitments = placedFigures(commitmentsFile);

/** The report's figures and commitments, as the site publishes them. */
export function sustainabilityReport(sources: Sources): Printed {
  const { title, updated } = documentIn(sources.content, 'einf-2023');
  const text = spanish(sources, 'commitments');
  const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
  const figures = commitments.figures.map(
    ({ id, value, unit, label, text: words }) =>
      `<div><img src="${sources.picture(id === 'co2' ? 'scene/cloud' : `scene/gauge-${id}`)}" alt=""><b>${number.format(Number(value))} ${unit}</b><p>${label.es}. ${words.es}</p></div>`,
  );
  const sections = text.html.split(/(?=<h2)/).filter((html) => !html.includes('id="report"'));
  return {
    title,
    body:
      `<header class="cover green"><div><h1>${title}</h1><p>Estado de información no financiera: medio ambiente, personas y producto.</p></div><img src="${sources.picture('scene/report')}" alt=""><p>${company.legalName} · ${longDate(updated, 'es')}</p></header>` +
      `<section><h2>Las cifras</h2><div class="figures">${figures.join('')}</div><p>En los medidores, la parte iluminada es lo que se alcanza y la porción levantada, lo que se ha dejado de gastar. Todos están a escala.</p></section>` +
      `<section class="chapter"><h2>Los compromisos</h2>${inside(sections.join(''))}<p class="note">Documento de muestra: reúne las cifras y los compromisos que la empresa publica en su web y no sustituye al estado de información no financiera completo.</p></section>`,
  };
}
