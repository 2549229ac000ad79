/** A mistake in content/, worded so that an editor can fix it. */
export interface Fault {
  /** Path relative to the project. */
  file: string;
  /** A field such as `titulo.fr`, or a position in the text. */
  field: string;
  /** What is wrong. */
  what: string;
  /** What to write instead. */
  cure: string;
}

/** What is wrong and how to put it right, before the place is known. */
export type Mistake = Pick<Fault, 'what' | 'cure'>;

export const describeFault = ({ file, field, what, cure }: Fault): string =>
  `${file}: ${field} ${what}. ${cure}`;
