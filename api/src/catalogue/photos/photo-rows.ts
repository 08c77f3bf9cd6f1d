import type { Texts } from '../rows';

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

/** One size and format of a photograph, wholly stored. */
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

/** A photograph as readers know it: with all its variants. */
export interface Photo {
  id: string;
  alt: Texts<string>;
  variants: readonly PhotoVariant[];
}

/** A JSON list of the photographs that `condition` on `photo h` picks, in the order they are shown. */
export const photosAsJson = (condition: string): string => `
  coalesce((
    select jsonb_agg(jsonb_build_object('id', h.id, 'alt', h.alt, 'variants', (
      select jsonb_agg(jsonb_build_object('width', v.width, 'height', v.height, 'format', v.format,
        'key', v.object_key, 'size', v.size, 'sha256', encode(v.sha256, 'hex')) order by v.width)
      from photo_variant v where v.photo_id = h.id)) order by h.position, h.added_at, h.id)
    from photo h where h.ready and ${condition}), '[]')`;
