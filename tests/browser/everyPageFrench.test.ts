import { visitEveryPage } from '../support/everyPage.ts';

visitEveryPage('fr', 1440);
