import type { Purpose } from './consent.ts';

/**
 * Cookies and storage keys that third-party tags may set, by purpose; `*` matches any
 * suffix. They are cleared without consent.
 */
export const tagStorage: Record<
  Purpose,
  { cookies: readonly string[]; keys: readonly string[] }
> = {
  analytics: {
    cookies: ['_ga', '_ga_*', '_gid', '_gat*', '_dc_gtm_*'],
    keys: ['_ga', '_ga_*'],
  },
  marketing: {
    cookies: ['_fbp', '_fbc', '_gcl_*'],
    keys: ['_gcl_*', 'fbssls_*', 'lastExternalReferrer', 'lastExternalReferrerTime'],
  },
};
