import { visitEveryPage } from '../../support/browser/everyPage.ts';

await visitEveryPage('en', 768);
