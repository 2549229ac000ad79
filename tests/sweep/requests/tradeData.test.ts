import '../../http/catalogue/tradeData.test.ts';
