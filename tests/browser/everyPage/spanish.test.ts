import { visitEveryPage } from '../../support/everyPage.ts';

await visitEveryPage('es', 390);
