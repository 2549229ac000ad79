import '../../http/bytes.test.ts';
