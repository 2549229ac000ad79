import '../../http/catalogue/finder.test.ts';
