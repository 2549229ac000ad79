import { visitEveryPage } from '../support/everyPage.ts';

visitEveryPage('es', 390);
