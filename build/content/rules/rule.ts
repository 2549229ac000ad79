import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** A rule over content/: what is wrong by it. */
export type Rule = (content: Content) => Fault[];
