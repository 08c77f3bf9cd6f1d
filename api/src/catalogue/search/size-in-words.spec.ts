import { readSearchWords } from './size-in-words';

const size = (width: string, length: string, unit: number) => ({ width, length, unit });

describe('the words of a search', () => {
  it.each([
    ['banner 3x6', 0, 'banner', size('3', '6', 1)],
    ['3 x 6 banner', 1, 'banner', size('3', '6', 1)],
    ['vinyl banner 36x72', 0, 'vinyl banner', size('36', '72', 0)],
    ['banner 3x6', 2, 'banner', size('3', '6', 3)],
    ['Plane 100x200', 2, 'Plane', size('100', '200', 2)],
    ["mesh 4' x 8'", 0, 'mesh', size('4', '8', 1)],
    ['poster 24" × 36"', 2, 'poster', size('24', '36', 0)],
    ['poster 60×90cm matte', 0, 'poster matte', size('60', '90', 2)],
    ['1,5 x 2 m Banner', 0, 'Banner', size('1.5', '2', 3)],
    ['banner 3 by 6 feet', 2, 'banner', size('3', '6', 1)],
    ['acrylic 500x300mm', 0, 'acrylic', size('50', '30', 2)],
    ['横断幕 １８０×９０ｃｍ', 2, '横断幕', size('180', '90', 2)],
    ['3x6', undefined, '', size('3', '6', 1)],
  ])('%s of a reader with unit %s name a size', (query, unit, words, expected) => {
    expect(readSearchWords(query, unit)).toEqual({ words, size: expected });
  });

  it.each(['banner', 'vinyl 440', '0x6 banner', 'x-stand', '2x', 'A4', '1.2.3x4.5.6', 'pop up 8 ft'])(
    'name no size: %s',
    (query) => {
      expect(readSearchWords(query, 0)).toEqual({ words: query });
    },
  );

  it('are read in linear time', () => {
    const started = performance.now();
    for (const part of ['1', '1 ', '1x', "1'", '1.', 'x ', ' ', '3x6']) readSearchWords(part.repeat(50_000), 0);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
