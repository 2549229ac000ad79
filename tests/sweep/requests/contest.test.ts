import '../../http/forms/contest.test.ts';
