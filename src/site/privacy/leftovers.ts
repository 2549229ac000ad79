import type { Purpose } from './consent.ts';

/**
 * What the tags of a purpose may leave in a browser; `*` stands for any ending. Cleared
 * when it is not allowed.
 */
export const leftovers: Record<
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
