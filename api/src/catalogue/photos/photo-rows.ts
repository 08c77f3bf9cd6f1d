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

/** SQL for a JSON list of photos in the order they are shown. `condition` selects them from `photo h`. */
export const photosJson = (condition: string): string => `
  coalesce((
    select jsonb_agg(jsonb_build_object('id', h.id, 'alt', h.alt, 'variants', (
      select jsonb_agg(jsonb_build_object('width', v.width, 'height', v.height, 'format', v.format,
        'key', v.object_key, 'size', v.size, 'sha256', encode(v.sha256, 'hex')) order by v.width)
      from photo_variant v where v.photo_id = h.id)) order by h.position, h.added_at, h.id)
    from photo h where h.ready and ${condition}), '[]')`;
