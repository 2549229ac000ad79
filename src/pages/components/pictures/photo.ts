/** A photograph as pages show it. */
export interface Photo {
  /** AVIF in every width, as `srcset` has it. */
  avif: string;
  /** WebP, for browsers that do not know AVIF and for what reads no `srcset`. */
  src: string;
  /** WebP in the least width. */
  small: string;
  /** The room that pages leave for it. */
  width: number;
  height: number;
}
