import type { Language } from '../../../site/i18n/languages.ts';
import { type IconName, iconDrawing } from '../../drawings/icons.ts';
import { languageFlagDrawing } from '../../drawings/languageFlags.ts';
import { faceOn, type MotifName, motif } from '../../drawings/motifs.ts';
import { wordmark, wordmarkBox } from '../../drawings/wordmark.ts';

/**
 * An inline SVG, for drawings that inherit a colour or are animated. Decorative unless
 * `name` is given.
 */
function Drawing({
  inside,
  box,
  className,
  name,
}: {
  inside: string;
  box: string;
  className: string;
  name?: string | undefined;
}) {
  const meaning = name
    ? { role: 'img', 'aria-label': name }
    : { 'aria-hidden': true as const };
  return (
    <svg
      className={className}
      viewBox={box}
      {...meaning}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/pages/drawings
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

export const Icon = ({ name }: { name: IconName }) => (
  <Drawing inside={iconDrawing(name)} box="0 0 24 24" className="icon" />
);
export const Flag = ({ language }: { language: Language }) => (
  <Drawing inside={languageFlagDrawing(language)} box="0 0 24 24" className="lang" />
);
/** An animated or laughing snack. Use `Picture` for a static one. */
export const Motif = ({
  name,
  mood,
  className = 'motif',
}: {
  name: MotifName;
  mood?: 'laughing' | 'sad';
  className?: string;
}) => (
  <Drawing
    inside={motif(name) + (mood ? faceOn(name, mood) : '')}
    box="0 0 100 100"
    className={className}
  />
);
/** The wordmark. Decorative: the link around it has the name. */
export const Wordmark = () => (
  <Drawing
    inside={wordmark()}
    box={`0 0 ${wordmarkBox.width} ${wordmarkBox.height}`}
    className="mark"
  />
);
