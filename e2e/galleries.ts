/** The galleries of the portfolio. */
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
