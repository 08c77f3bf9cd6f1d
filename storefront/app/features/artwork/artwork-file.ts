import { MAX_UPLOAD_BYTES } from '@shop/contract';

/** The file extensions that the file dialog offers. The API checks the content instead. */
export const EXTENSIONS = [
  'tif',
  'tiff',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'webp',
  'psd',
  'pdf',
  'ai',
  'eps',
  'ps',
  'svg',
  'zip',
  'rar',
] as const;

export type FileProblem = 'file_missing' | 'one_file' | 'file_empty' | 'file_too_large' | 'file_type_not_allowed';

interface FileInfo {
  name: string;
  size: number;
}

/** Why a selection cannot be uploaded; null if it can. The API decides on names without an extension. */
export function validateArtworkFile(files: readonly FileInfo[]): FileProblem | null {
  const [file, ...others] = files;
  if (!file) return 'file_missing';
  if (others.length > 0) return 'one_file';
  if (file.size === 0) return 'file_empty';
  if (file.size > MAX_UPLOAD_BYTES) return 'file_too_large';
  const extension = /\.([^.]{1,10})$/.exec(file.name)?.[1]?.toLowerCase();
  return extension === undefined || EXTENSIONS.some((known) => known === extension) ? null : 'file_type_not_allowed';
}
