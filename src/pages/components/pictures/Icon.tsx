import type { Language } from '../../../site/i18n/languages.ts';
import { type IconName, iconDrawing } from '../../drawings/icons.ts';
import { languageFlagDrawing } from '../../drawings/languageFlags.ts';
import { faceOn, type MotifName, motif } from '../../drawings/motifs.ts';
import { wordmark, wordmarkBox } from '../../drawings/wordmark.ts';

interface DrawingProps {
  inside: string;
  box: string;
  className: string;
}

/** A decorative inline SVG, for drawings that inherit a colour or are animated. */
export const Drawing = ({ inside, box, className }: DrawingProps) => (
  <svg
    className={className}
    viewBox={box}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/pages/drawings
    dangerouslySetInnerHTML={{ __html: inside }}
  />
);

export const Icon = ({ name }: { name: IconName }) => (
  <Drawing inside={iconDrawing(name)} box="0 0 24 24" className="icon" />
);
export const Flag = ({ language }: { language: Language }) => (
  <Drawing inside={languageFlagDrawing(language)} box="0 0 24 24" className="lang" />
);
/** An animated or laughing snack. Use `Picture` for a static one. */
export const Motif = ({ name, mood }: { name: MotifName; mood?: 'laughing' | 'sad' }) => (
  <Drawing
    inside={motif(name) + (mood ? faceOn(name, mood) : '')}
    box="0 0 100 100"
    className="motif"
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
