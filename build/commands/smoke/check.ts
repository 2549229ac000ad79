/** What is wrong, in words; none where all is well. */
export type Faults = string[];

/** Something that cannot be told now, and why. */
export interface LeftOut {
  leftOut: string;
}

/** One thing that is looked at. */
export interface Check {
  name: string;
  /** What else is worth knowing of it. */
  about?: string;
  run(): Promise<Faults | LeftOut>;
}

/** What a check came to. */
export interface Finding {
  name: string;
  about?: string;
  faults: Faults;
  leftOut?: string;
}

/** The fault of a value that is not what it should be. */
export const expectValue = <T>(
  path: string,
  what: string,
  found: T | undefined,
  wanted: T,
): Faults =>
  found === wanted ? [] : [`${path} ${what} ${found ?? 'nothing'}, not ${wanted}`];

/** The faults of an answer that should redirect. */
export const expectRedirect = (
  from: string,
  { status, headers }: Response,
  wantedStatus: number,
  to: string,
): Faults => [
  ...expectValue(from, 'answers', status, wantedStatus),
  ...expectValue(from, 'leads to', headers.get('Location') ?? undefined, to),
];

/** The faults of an answer that should have a media type. */
export const expectType = (path: string, { headers }: Response, type: string): Faults =>
  expectValue(path, 'is of the type', headers.get('Content-Type')?.split(';')[0], type);

/** The fault of something that should be so. */
export const expectTrue = (holds: boolean, fault: string): Faults =>
  holds ? [] : [fault];
