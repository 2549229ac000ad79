import '../../http/forms/newsletterFailures.test.ts';
