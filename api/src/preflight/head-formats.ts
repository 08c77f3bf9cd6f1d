/** Formats whose size, resolution and colours are near the beginning of a file, or where its beginning says. */
const HEAD_FORMATS = ['tiff', 'jpeg', 'png', 'bmp', 'psd'] as const;

export type HeadFormat = (typeof HEAD_FORMATS)[number];

export const isHeadFormat = (format: string): format is HeadFormat =>
  (HEAD_FORMATS as readonly string[]).includes(format);
