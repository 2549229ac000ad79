import { addressOfPlace, type Place } from '../../site/addresses/addresses.ts';
import { type Language, languages } from '../../site/i18n/languages.ts';
import { previewSize } from '../../site/metadata/preview.ts';
import { previewOf } from './preview.ts';
import type { Head } from './visit.ts';

const openGraphLocale: Record<Language, string> = {
  es: 'es_ES',
  en: 'en_GB',
  fr: 'fr_FR',
};

interface LinkPreviewProps {
  head: Head;
  /** With the brand. */
  title: string;
  language: Language;
  place: Place;
  /** Scheme and host. */
  origin: string;
}

/** What social networks and messengers show of a link: Open Graph, which X reads too. */
export function LinkPreview({ head, title, language, place, origin }: LinkPreviewProps) {
  const { src, alt } = previewOf(place, language, head.category);
  return (
    <>
      <meta property="og:type" content={head.published ? 'article' : 'website'} />
      {head.published && (
        <meta property="article:published_time" content={head.published} />
      )}
      <meta property="og:site_name" content="Risi" />
      <meta property="og:title" content={head.shared ?? title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={origin + addressOfPlace(place, language)} />
      <meta property="og:image" content={origin + src} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta property="og:locale" content={openGraphLocale[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta
            key={other}
            property="og:locale:alternate"
            content={openGraphLocale[other]}
          />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
