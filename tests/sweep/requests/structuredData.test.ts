import '../../http/addresses/structuredData.test.ts';
