import { integrity, privateIntegrity, privateScript, script } from 'virtual:client-assets';
import '@hono/react-renderer';
import type { PropsWithChildren } from 'react';
import {
  addressOfPlace,
  addressRow,
  alternatesOf,
  feedAddress,
  type Place,
} from '../../site/addresses/addresses.ts';
import { defaultLanguage, type Language, languages } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import { type Metadata, withBrand } from '../../site/metadata/metadata.ts';
import { previewSize } from '../../site/metadata/preview.ts';
import { isPrivate } from '../../site/privacy/privatePages.ts';
import { previewOf } from './preview.ts';

export interface DocumentProps {
  metadata: Metadata;
  language: Language;
  place: Place;
  /** Scheme and host. */
  siteUrl: string;
  mood: string | undefined;
  /** JSON-LD, safe inside its element. */
  structuredData: string | undefined;
}

declare module '@hono/react-renderer' {
  interface Props extends DocumentProps {}
}

/** Both fonts are used above the fold on every page. faces.css has the same URLs. */
const fonts = [
  '/fonts/savate-900-latin.68cceec9.woff2',
  '/fonts/familjen-grotesk-var-latin.b7e6c953.woff2',
];
/**
 * At the start of the body: browsers fetch them as early as from the head, but do not
 * delay the first paint for them, as they do for a Link header.
 */
const fontLinks = fonts
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
  .join('');

/**
 * The document around every page. The renderer calls it as a plain function, so it must
 * not use hooks.
 */
export function Document({
  metadata,
  language,
  place,
  siteUrl,
  mood,
  structuredData,
  children,
}: PropsWithChildren<DocumentProps>) {
  const title = withBrand(metadata.title);
  const alternates = alternatesOf(place);
  const canonical = siteUrl + addressOfPlace(place, language);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isPrivate(place.page) && <NoReferrer />}
        <title>{title}</title>
        <meta name="description" content={metadata.description} />
        {metadata.noindex || addressRow(place.page).noindex ? (
          <meta name="robots" content="noindex" />
        ) : (
          <Alternates canonical={canonical} alternates={alternates} siteUrl={siteUrl} />
        )}
        <LinkPreview
          metadata={metadata}
          title={title}
          language={language}
          place={place}
          siteUrl={siteUrl}
        />
        <meta name="theme-color" content="#d62811" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/atom+xml"
          href={siteUrl + feedAddress(language)}
          title={words[language]('news.feed')}
        />
        {structuredData && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes every <
            dangerouslySetInnerHTML={{ __html: structuredData }}
          />
        )}
        <script
          type="module"
          src={isPrivate(place.page) ? privateScript : script}
          integrity={isPrivate(place.page) ? privateIntegrity : integrity}
          data-start={isPrivate(place.page) ? script : undefined}
        />
        {/* Loads the page again after a change. */}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </head>
      <body data-mood={mood} className={mood === 'sober' ? 'sober' : undefined}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would hoist the links to the head */}
        <div hidden dangerouslySetInnerHTML={{ __html: fontLinks }} />
        {children}
      </body>
    </html>
  );
}

/**
 * Tells no other page where the visitor came from, from the first link on. Where no script
 * can run, tags of the next page cannot either, and a post must name its origin, by which
 * browsers before Sec-Fetch-Site (Safari before 16.4) show that it is the site's. With a
 * script, src/client/privatePages/start.ts sees to that.
 */
const NoReferrer = () => (
  <>
    <meta name="referrer" content="no-referrer" />
    <noscript>
      <meta name="referrer" content="same-origin" />
    </noscript>
  </>
);

function Alternates({
  canonical,
  alternates,
  siteUrl,
}: {
  canonical: string;
  alternates: Record<Language, string>;
  siteUrl: string;
}) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={siteUrl + alternates[language]}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + alternates[defaultLanguage]} />
    </>
  );
}

const openGraphLocale: Record<Language, string> = {
  es: 'es_ES',
  en: 'en_GB',
  fr: 'fr_FR',
};

/** Open Graph metadata for link previews; X reads it too. */
function LinkPreview({
  metadata,
  title,
  language,
  place,
  siteUrl,
}: Omit<DocumentProps, 'mood' | 'structuredData'> & { title: string }) {
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
          <meta key={other} property="og:locale:alternate" content={openGraphLocale[other]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
