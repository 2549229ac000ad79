/** Descriptions of faults; empty if there are none. */
export type Faults = string[];

/** A check that cannot run now, and why. */
export interface LeftOut {
  leftOut: string;
}

/** A check. */
export interface Check {
  name: string;
  /** A further remark. */
  about?: string;
  run(): Promise<Faults | LeftOut>;
}

/** The result of a check. */
export interface Finding {
  name: string;
  about?: string;
  faults: Faults;
  leftOut?: string;
}

/** The fault of an unexpected value. */
export const expectValue = <T>(
  path: string,
  what: string,
  found: T | undefined,
  wanted: T,
): Faults =>
  found === wanted ? [] : [`${path} ${what} ${found ?? 'nothing'}, not ${wanted}`];

/** Faults of a response that should redirect. */
export const expectRedirect = (
  from: string,
  { status, headers }: Response,
  wantedStatus: number,
  to: string,
): Faults => [
  ...expectValue(from, 'answers', status, wantedStatus),
  ...expectValue(from, 'leads to', headers.get('Location') ?? undefined, to),
];

/** Faults of a response that should have a media type. */
export const expectType = (path: string, { headers }: Response, type: string): Faults =>
  expectValue(path, 'is of the type', headers.get('Content-Type')?.split(';')[0], type);

/** The fault of an unmet condition. */
export const expectTrue = (holds: boolean, fault: string): Faults =>
  holds ? [] : [fault];
