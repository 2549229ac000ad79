import { addressOfPlace, type Place } from '../../site/addresses/addresses.ts';
import { type Language, languages } from '../../site/i18n/languages.ts';
import type { Metadata } from '../../site/metadata/metadata.ts';
import { previewSize } from '../../site/metadata/preview.ts';
import { previewOf } from './preview.ts';

const openGraphLocale: Record<Language, string> = {
  es: 'es_ES',
  en: 'en_GB',
  fr: 'fr_FR',
};

interface LinkPreviewProps {
  metadata: Metadata;
  /** With the brand. */
  title: string;
  language: Language;
  place: Place;
  /** Scheme and host. */
  siteUrl: string;
}

/** Open Graph metadata for link previews; X reads it too. */
export function LinkPreview({
  metadata,
  title,
  language,
  place,
  siteUrl,
}: LinkPreviewProps) {
  const { src, alt } = previewOf(place, language, metadata.cover);
  return (
    <>
      <meta property="og:type" content={metadata.published ? 'article' : 'website'} />
      {metadata.published && (
        <meta property="article:published_time" content={metadata.published} />
      )}
      <meta property="og:site_name" content="Risi" />
      <meta property="og:title" content={metadata.sharedTitle ?? title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:url" content={siteUrl + addressOfPlace(place, language)} />
      <meta property="og:image" content={siteUrl + src} />
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
