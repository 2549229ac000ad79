import { company } from 'virtual:content/company';
import { defaultLanguage } from '../../site/i18n/languages.ts';

/** The web app manifest. Its start URL redirects to the visitor's language. */
export const manifest = {
  id: '/',
  name: company.name,
  short_name: company.name,
  description: company.since[defaultLanguage],
  lang: defaultLanguage,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: '#d62811',
  background_color: '#fff3df',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...[192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ),
  ],
};
