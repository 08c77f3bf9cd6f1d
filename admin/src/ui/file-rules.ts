import { MAX_UPLOAD_BYTES } from '@shop/contract';

/** The files that an input accepts. */
export interface FileRules {
  /** Media types, and endings of names where browsers know no type. */
  readonly types: readonly string[];
  /** For files to which the browser gives no media type. */
  readonly extensions: RegExp;
  readonly maxBytes: number;
}

export const PROOF_FILE: FileRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  extensions: /\.(jpe?g|png|webp|pdf)$/i,
  maxBytes: MAX_UPLOAD_BYTES,
};

export const PHOTO_FILE: FileRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'],
  extensions: /\.(jpe?g|png|webp|avif|tiff?)$/i,
  maxBytes: 30 * 1024 * 1024,
};

export const PROFILE_FILE: FileRules = {
  types: ['application/vnd.iccprofile', '.icc', '.icm'],
  extensions: /\.ic[cm]$/i,
  maxBytes: 4 * 1024 * 1024,
};

/** Checks name, type and size before a file is sent; the server checks the content. Null if the file is acceptable. */
export function validateFile(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  { types, extensions, maxBytes }: FileRules,
): 'tooLarge' | 'wrongType' | null {
  if (!types.includes(type) && !extensions.test(name)) return 'wrongType';
  return size > maxBytes ? 'tooLarge' : null;
}

/** Whether browsers can display the image; of the accepted formats most cannot display TIFF. */
export function isPreviewable({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type !== 'image/tiff' && !/\.tiff?$/i.test(name);
}
