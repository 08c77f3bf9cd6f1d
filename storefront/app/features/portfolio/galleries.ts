/** The galleries of the portfolio, in their order; each is a page of its own. */
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
  return galleries.find((one) => one === name);
}
