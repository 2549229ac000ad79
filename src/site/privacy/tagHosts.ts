/** Ids of the deployment's analytics tags, which load only after consent. */
export interface Tags {
  tagManager?: string;
  pixel?: string;
}

/**
 * Hosts of each tag for the content security policy, which already allows images from any
 * https host.
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
