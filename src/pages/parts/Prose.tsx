import { useStyle } from '../style.ts';
import css from './Prose.css?inline';

/** Compiled or cleaned HTML as running text. `lang` where it is not the page's language. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  useStyle(css);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from content/ at build, or cleaned by allow-list in worker/origin
  return <div className="prose stack" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
