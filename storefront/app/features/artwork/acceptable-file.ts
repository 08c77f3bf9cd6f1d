/** One byte under 80 MiB: the shop's limit for one file. */
export const LARGEST_BYTES = 83_886_079;

/** What print files are called; a browser's file dialog shows these. The shop itself judges by content. */
export const EXTENSIONS = ['tif', 'tiff', 'jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'psd', 'pdf', 'ai', 'eps', 'ps', 'zip', 'rar'] as const;

export type FileProblem = 'file_missing' | 'one_file' | 'file_empty' | 'file_too_large' | 'file_type_not_allowed';

interface SomeFile {
  name: string;
  size: number;
}

/** Why what was chosen or dropped is not sent at all; null where it may be. A name without an ending is left to the shop. */
export function fileProblem(files: readonly SomeFile[]): FileProblem | null {
  const [file, ...others] = files;
  if (!file) return 'file_missing';
  if (others.length > 0) return 'one_file';
  if (file.size === 0) return 'file_empty';
  if (file.size > LARGEST_BYTES) return 'file_too_large';
  const ending = /\.([^.]{1,10})$/.exec(file.name)?.[1]?.toLowerCase();
  return ending === undefined || EXTENSIONS.some((known) => known === ending) ? null : 'file_type_not_allowed';
}
