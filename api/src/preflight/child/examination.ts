import type { FileFacts } from '@shop/preflight';

/** The reading of one file. */
export interface Examination {
  /** What is known so far; readers complete it. */
  readonly facts: FileFacts;
  /** Tells what is known so far, so that it is kept if the rest takes too long. */
  report: () => void;
  /** Keeps a picture of the file, as WebP. */
  save: (picture: 'preview' | 'thumbnail', webp: Buffer) => Promise<void>;
}
