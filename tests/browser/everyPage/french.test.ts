import { visitEveryPage } from '../../support/browser/everyPage.ts';

await visitEveryPage('fr', 1440);
