import '../../http/catalogue/exclusion.test.ts';
