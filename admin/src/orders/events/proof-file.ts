/** The first size that is too large. */
const TOO_LARGE = 83_886_080;
const NAMES = /\.(jpe?g|png|webp|pdf)$/i;

/** What a file dialog offers. */
export const PROOF_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

export type FileFault = 'tooLarge' | 'wrongType';

/** What is plainly wrong with a file before it is sent; the server judges its content. */
export function proofFault({ name, size, type }: { name: string; size: number; type: string }): FileFault | null {
  if (!PROOF_TYPES.split(',').includes(type) && !NAMES.test(name)) return 'wrongType';
  return size >= TOO_LARGE ? 'tooLarge' : null;
}
