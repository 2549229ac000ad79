import '../../http/addresses/sitemap.test.ts';
