/** Accepted file formats. Archives are stored and never unpacked; profiles are for staff. */
export type FileKind =
  'tiff' | 'jpeg' | 'png' | 'gif' | 'bmp' | 'webp' | 'avif' | 'psd' | 'pdf' | 'eps' | 'svg' | 'zip' | 'rar' | 'icc';

export const ARTWORK_KINDS: readonly FileKind[] = [
  'tiff',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'webp',
  'psd',
  'pdf',
  'eps',
  'svg',
  'zip',
  'rar',
];
/** Raster formats, for photos of the catalogue. */
export const PHOTO_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif', 'tiff'];
/** Formats of cameras and screenshots that browsers can show. */
export const PICTURE_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp'];
/** Formats that a browser or a PDF reader can show. */
export const PROOF_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'pdf'];

export const CONTENT_TYPES: Readonly<Record<FileKind, string>> = {
  tiff: 'image/tiff',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  avif: 'image/avif',
  psd: 'image/vnd.adobe.photoshop',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  svg: 'image/svg+xml',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  icc: 'application/vnd.iccprofile',
};

/** The number of bytes at the start of a file that identify its format. */
export const HEAD_BYTES = 1024;

const SIGNATURES: readonly [FileKind, offset: number, bytes: string][] = [
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['tiff', 0, 'II+\0'],
  ['tiff', 0, 'MM\0+'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['psd', 0, '8BPS'],
  ['eps', 0, '%!PS'],
  ['eps', 0, '\xc5\xd0\xd3\xc6'],
  ['zip', 0, 'PK\x03\x04'],
  ['rar', 0, 'Rar!\x1a\x07'],
  ['icc', 36, 'acsp'],
];

/** An XML document in UTF-8 whose root is `svg`, without a document type. */
const SVG = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^>]*-->\s*)*<(?:[\w.-]+:)?svg[\s>/]/;

/** The format of a file by its first bytes, or null. The name is not used. Illustrator files are PDF or PostScript. */
export function detectFileKind(head: Buffer): FileKind | null {
  const text = head.toString('latin1');
  const signature = SIGNATURES.find(([, offset, bytes]) => text.startsWith(bytes, offset));
  if (signature) return signature[0];
  if (SVG.test(text)) return 'svg';
  if (/^BM.{4}\0{4}/s.test(text)) return 'bmp';
  const pdf = text.indexOf('%PDF-');
  return pdf >= 0 && !/[<>]/.test(text.slice(0, pdf)) ? 'pdf' : null;
}
