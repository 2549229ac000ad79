import { visitEveryPage } from '../../support/browser/everyPage.ts';

await visitEveryPage('es', 390);
