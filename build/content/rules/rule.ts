import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** A rule over content/. Returns its faults. */
export type Rule = (content: Content) => Fault[];
