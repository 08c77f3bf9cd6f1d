/** The galleries of the portfolio, in their order. */
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
];
