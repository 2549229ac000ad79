import '../../http/forms/hostilePosts.test.ts';
