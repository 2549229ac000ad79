import '../../http/addresses/languages.test.ts';
