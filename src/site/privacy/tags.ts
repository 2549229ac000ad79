import type { Purpose } from './consent.ts';

/** Ids of the deployment's analytics tags, which load only after consent. */
export interface Tags {
  tagManager?: string;
  pixel?: string;
}

/** Hosts of each tag for the content security policy. */
export const tagHosts: Record<
  keyof Tags,
  Record<'script' | 'connect' | 'image', readonly string[]>
> = {
  tagManager: {
    script: ['https://*.googletagmanager.com'],
    connect: [
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    image: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  pixel: {
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    image: ['https://www.facebook.com'],
  },
};

/**
 * Cookies and storage keys that third-party tags may set, by purpose; `*` matches any
 * suffix. They are cleared without consent.
 */
export const tagStorage: Record<Purpose, { cookies: readonly string[]; keys: readonly string[] }> =
  {
    analytics: {
      cookies: ['_ga', '_ga_*', '_gid', '_gat*', '_dc_gtm_*'],
      keys: ['_ga', '_ga_*'],
    },
    marketing: {
      cookies: ['_fbp', '_fbc', '_gcl_*'],
      keys: ['_gcl_*', 'fbssls_*', 'lastExternalReferrer', 'lastExternalReferrerTime'],
    },
  };

/** Families whose footer links are counted, with consent. */
export const countedFamilies = ['frutos-secos', 'patatas'] as const;
