/** The account of fakeWrangler.js, as the file FAKE_ACCOUNT holds it. */
export interface FakeAccount {
  buckets: Record<string, { name: string; prefix: string; days: number }[]>;
  queues: Record<string, { retention: number }>;
  namespaces: { id: string; title: string }[];
  /** Values by the Worker's name. */
  secrets: Record<string, Record<string, string>>;
  loggedIn: boolean;
}
