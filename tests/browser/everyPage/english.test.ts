import { visitEveryPage } from '../../support/everyPage.ts';

await visitEveryPage('en', 768);
