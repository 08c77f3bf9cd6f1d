/** The galleries of the portfolio in display order. Each has a page. */
export const galleries = [
  'vinyl-banner',
  'mesh-banner',
  'vinyl-stickers',
  'windows-graphics',
  'poster-signs',
  'flags',
  'exhibition',
  'backlits',
  'fabric-cloth',
  'others',
] as const;

export type GalleryName = (typeof galleries)[number];

export function findGallery(name: string | undefined): GalleryName | undefined {
  return galleries.find((gallery) => gallery === name);
}
