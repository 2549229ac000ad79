import { biscuits } from './biscuits.ts';
import { corn } from './corn.ts';
import { crisps } from './crisps.ts';
import { nuts } from './nuts.ts';
import { sweets } from './sweets.ts';

export const drawings = { ...corn, ...crisps, ...biscuits, ...sweets, ...nuts };

export type MotifName = keyof typeof drawings;
export const motifNames = Object.keys(drawings) as MotifName[];
