import { sweptVisits, visitPagesThoroughly } from '../../support/browser/pageVisits.ts';

await visitPagesThoroughly(sweptVisits('en'));
