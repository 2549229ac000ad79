import { visitEveryPage } from '../../support/everyPage.ts';

await visitEveryPage('fr', 1440);
