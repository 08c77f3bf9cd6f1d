import { toPhotoView, thumbnailUrl, findVariant, variantWidths } from './photo-picture';
import { FORMATS, type Photo } from './photo-rows';

const photo: Photo = {
  id: 'a',
  alt: { en: 'A banner on a fence', de: 'Ein Banner am Zaun' },
  variants: [800, 400].flatMap((width) =>
    FORMATS.map((format) => ({ width, height: width / 2, format, key: `${width}-${format}`, size: 1, sha256: '00' })),
  ),
};

describe('a photo', () => {
  test('is scaled to at most three widths and never enlarged', () => {
    expect([4000, 1600, 1000, 800, 300].map(variantWidths)).toEqual([
      [400, 800, 1600],
      [400, 800, 1600],
      [400, 800, 1000],
      [400, 800],
      [300],
    ]);
  });

  test('is shown as its largest JPEG, with every size and format as source, best format first', () => {
    expect(toPhotoView(photo, 'de')).toEqual([
      {
        kind: 'photo',
        url: '/photos/a/800.jpg',
        alt: 'Ein Banner am Zaun',
        width: 800,
        height: 400,
        sources: [
          { type: 'image/avif', srcset: '/photos/a/400.avif 400w, /photos/a/800.avif 800w' },
          { type: 'image/webp', srcset: '/photos/a/400.webp 400w, /photos/a/800.webp 800w' },
          { type: 'image/jpeg', srcset: '/photos/a/400.jpg 400w, /photos/a/800.jpg 800w' },
        ],
      },
    ]);
    expect(toPhotoView(photo, 'ja')[0]?.alt).toBe('A banner on a fence');
    expect(thumbnailUrl(photo)).toBe('/photos/a/400.jpg');
  });

  test('has only files named by width and format', () => {
    expect(findVariant(photo, '400.jpg')?.key).toBe('400-jpeg');
    for (const file of ['', '400', '400.jpeg', '401.jpg', '0400.jpg', '400.svg', '../400.jpg', '400.jpg/', '__proto__'])
      expect([file, findVariant(photo, file)]).toEqual([file, undefined]);
  });
});
