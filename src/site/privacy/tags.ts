/** Ids of the tools that a deployment has switched on; they load only after consent. */
export interface Tags {
  tagManager?: string;
  pixel?: string;
}

/**
 * The hosts that each tool talks to, for the content security policy. Pictures may come
 * from any https host anyway.
 */
export const tagHosts: Record<
  keyof Tags,
  { script: readonly string[]; connect: readonly string[] }
> = {
  tagManager: {
    script: ['https://*.googletagmanager.com'],
    connect: [
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  pixel: {
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
};
