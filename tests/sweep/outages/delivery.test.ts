import '../../http/forms/delivery.test.ts';
