import '../../http/forms/forms.test.ts';
