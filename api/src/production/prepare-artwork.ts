import type { PressArtwork } from './press-artwork';
import { toPressJpeg } from './press-picture';

/** Artwork as the customer sent it. */
export type StoredArtwork = Omit<PressArtwork, 'kind'> & { format: string };

/** Artwork as it is embedded. It takes time and memory: only in a thread. */
export async function prepareArtwork({ format, ...artwork }: StoredArtwork): Promise<PressArtwork> {
  if (format === 'pdf') return { ...artwork, kind: 'pdf' };
  return { ...artwork, kind: 'jpeg', bytes: await toPressJpeg(format, artwork.bytes) };
}
