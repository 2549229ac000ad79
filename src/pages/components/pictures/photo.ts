/** Files and size of a photograph. */
export interface Photo {
  /** AVIF in every width, as a `srcset`. */
  avif: string;
  /** WebP, for browsers without AVIF and clients that ignore `srcset`. */
  src: string;
  /** WebP in the smallest width. */
  small: string;
  /** Intrinsic size in pixels, to reserve space. */
  width: number;
  height: number;
}
