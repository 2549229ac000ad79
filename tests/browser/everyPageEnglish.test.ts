import { visitEveryPage } from '../support/everyPage.ts';

visitEveryPage('en', 768);
