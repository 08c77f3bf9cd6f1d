import type { Translations } from '../snapshot/localize';

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

/** One size and format of a photo, stored completely. */
export interface PhotoVariant {
  width: number;
  height: number;
  format: PhotoFormat;
  key: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

/** A photo with all its variants. */
export interface Photo {
  id: string;
  alt: Translations<string>;
  variants: readonly PhotoVariant[];
}
