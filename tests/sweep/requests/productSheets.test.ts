import '../../http/catalogue/productSheets.test.ts';
