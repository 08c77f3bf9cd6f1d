import { photoPicture, thumbnailOf, variantNamed, widthsOf } from './photo-picture';
import { FORMATS, type Photo } from './photo-rows';

const photo: Photo = {
  id: 'a',
  alt: { en: 'A banner on a fence', de: 'Ein Banner am Zaun' },
  variants: [800, 400].flatMap((width) =>
    FORMATS.map((format) => ({ width, height: width / 2, format, key: `${width}-${format}`, size: 1, sha256: '00' })),
  ),
};

describe('a photograph', () => {
  test('is scaled to three widths and never enlarged', () => {
    expect([4000, 1600, 1000, 800, 300].map(widthsOf)).toEqual([
      [400, 800, 1600],
      [400, 800, 1600],
      [400, 800, 1000],
      [400, 800],
      [300],
    ]);
  });

  test('is shown by its largest JPEG, and offers every size and format, the best first', () => {
    expect(photoPicture(photo, 'de')).toEqual([
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
    expect(photoPicture(photo, 'ja')[0]?.alt).toBe('A banner on a fence');
    expect(thumbnailOf(photo)).toBe('/photos/a/400.jpg');
  });

  test('has no file but those named by a width and format of its own', () => {
    expect(variantNamed(photo, '400.jpg')?.key).toBe('400-jpeg');
    for (const file of ['', '400', '400.jpeg', '401.jpg', '0400.jpg', '400.svg', '../400.jpg', '400.jpg/', '__proto__'])
      expect([file, variantNamed(photo, file)]).toEqual([file, undefined]);
  });
});
