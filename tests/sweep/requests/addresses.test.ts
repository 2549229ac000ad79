import '../../http/addresses/addresses.test.ts';
