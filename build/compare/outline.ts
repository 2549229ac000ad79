import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { findOne, getAttributeValue, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** Attributes that have no meaning for visitors, screen readers or machines. */
const ignoredAttributes =
  /^(id|class|style|nonce|integrity|data-.*|for|aria-(controls|owns|details)|crossorigin|fetchpriority|on.*)$/;
/** Attributes that name other elements; the outline shows the text of those. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-errormessage'];
/** Elements that get their own line, with their attributes. */
const marked = new Set(
  `html title meta link base header nav main footer aside section article search form
   fieldset legend label input select option optgroup textarea button output datalist a
   h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tr th td figure
   figcaption picture source img video audio track iframe dialog details summary time
   noscript template address blockquote progress meter search`.split(/\s+/),
);
/** Elements that break a line of text but do not get their own. */
const blocks = new Set(['p', 'div', 'br', 'hr', 'pre', 'body']);
/** Links in the head that only affect loading. */
const loading =
  /^(stylesheet|preload|modulepreload|prefetch|dns-prefetch|preconnect|expect)$/;

/**
 * An outline of a page's content, one line per item: texts, headings, landmarks, links,
 * fields with their attributes, metadata and structured data. It omits ids, classes,
 * styles, scripts and hashes.
 */
export function outlineOf(html: string): string {
  const document = parseDocument(html);
  const lines: string[] = [];
  let text = '';
  const endLine = () => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line) lines.push(line);
    text = '';
  };
  const named = (ids: string) =>
    ids
      .split(/\s+/)
      .map((id) => findOne(({ attribs }) => attribs['id'] === id, document.children))
      .map((target) => (target ? textContent(target).trim() : 'nothing'))
      .join(' ');
  const tagOf = (element: Element) => {
    const attributes = Object.entries(element.attribs)
      .filter(([name]) => !ignoredAttributes.test(name))
      .map(([name, value]) => {
        const shown = references.includes(name) ? named(value) : value;
        return shown ? `${name}="${shown}"` : name;
      });
    return `<${[element.name, ...attributes.sort()].join(' ')}>`;
  };
  const visit = (node: ChildNode): void => {
    if (isText(node)) text += node.data;
    if (!isTag(node)) return;
    const { name } = node;
    if (name === 'style') return;
    if (name === 'script') return void lines.push(...structuredData(node));
    if (name === 'link' && loading.test(getAttributeValue(node, 'rel') ?? '')) return;
    if (name === 'svg') {
      if (node.attribs['role'] || node.attribs['aria-label']) lines.push(tagOf(node));
      return;
    }
    const isMarked = marked.has(name) || node.attribs['role'];
    if (isMarked || blocks.has(name)) endLine();
    if (isMarked) lines.push(tagOf(node));
    for (const child of node.children) visit(child);
    if (isMarked || blocks.has(name)) endLine();
  };
  for (const node of document.children) visit(node);
  endLine();
  return lines.join('\n');
}

/** A script's JSON-LD with sorted keys; nothing for other scripts. */
function structuredData(script: Element): string[] {
  const type = getAttributeValue(script, 'type');
  return type === 'application/ld+json' ? [jsonOf(textContent(script))] : [];
}

/** JSON with sorted keys, one value per line. Returns other text unchanged. */
export function jsonOf(text: string): string {
  const sorted = (_: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  try {
    return JSON.stringify(JSON.parse(text), sorted, 1);
  } catch {
    return text;
  }
}

/**
 * Removes everything that differs between builds and requests: the site's own address,
 * hashes in file names, checksums, references, times.
 */
export const withoutHashes = (text: string, site: string): string =>
  text
    .replaceAll(site, '{site}')
    .replaceAll(encodeURIComponent(site), '{site}')
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{6,12}(\.\w{2,5})\b/g, '$1-*$2')
    .replace(/(\/(?:fonts|assets)\/[\w-]+)\.[\da-f]{8}(\.\w+)/g, '$1.*$2')
    .replace(/( '?sha(256|384|512)-[\w+/=]+'?)+/g, ' sha-*')
    .replace(/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, '{uuid}')
    .replace(/_[rR]_\w+_|:r\w+:/g, '{id}')
    .replace(/("(?:milliseconds|\w*seconds|entries.*|promotions.*)": )\d+/g, '$1{number}')
    .replace(/"build": "[^"]*"/g, '"build": "{build}"')
    .replace(/T\d\d:\d\d:\d\d(\.\d+)?Z/g, 'T{time}');
