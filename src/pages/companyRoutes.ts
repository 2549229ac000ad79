import { about } from './about/route.tsx';
import { commitments } from './commitments/route.tsx';
import { fiftyYears, quality } from './company-story/route.tsx';
import { compliance } from './compliance/route.tsx';
import { conductRoutes } from './conduct/route.tsx';
import { ethicalChannel } from './ethical-channel/route.tsx';
import { ethicalMailbox } from './ethical-mailbox/route.tsx';
import { history } from './history/route.tsx';
import { pressMaterials } from './press-materials/route.tsx';
import { pressroom } from './pressroom/route.tsx';
import { values } from './values/route.tsx';

/** The company: its story, its conduct and its press office. */
export const companyRoutes = {
  about,
  history,
  'fifty-years': fiftyYears,
  quality,
  values,
  commitments,
  compliance,
  'ethical-channel': ethicalChannel,
  'ethical-mailbox': ethicalMailbox,
  pressroom,
  'press-materials': pressMaterials,
  ...conductRoutes,
};
