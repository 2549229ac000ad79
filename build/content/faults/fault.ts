/** Something wrong in content/, told so that an editor can mend it. */
export interface Fault {
  /** Path below the project. */
  file: string;
  /** Field, as `titulo.fr`, or a place in the text. */
  field: string;
  /** What is wrong. */
  what: string;
  /** What to write instead. */
  cure: string;
}

export const describeFault = ({ file, field, what, cure }: Fault): string =>
  `${file}: ${field} ${what}. ${cure}`;
