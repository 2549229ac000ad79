import CMS, { type CmsConfig } from '@sveltia/cms';

// The content manager, in a frame of the desk.
const answer = await fetch('/desk/configuration.json');
CMS.init({ config: (await answer.json()) as CmsConfig });
