import { hasPreview, photoFault } from './photo-file';

describe('a photograph’s file', () => {
  test('is 30 MB at most', () => {
    const sizes = [31_457_280, 31_457_281];
    expect(sizes.map((size) => photoFault({ name: 'a.jpg', type: 'image/jpeg', size }))).toEqual([null, 'tooLarge']);
  });

  test.each([
    ['hall.jpg', 'image/jpeg', null],
    ['HALL.TIF', '', null],
    ['hall', 'image/avif', null],
    ['hall.svg', 'image/svg+xml', 'wrongType'],
    ['hall.pdf', 'application/pdf', 'wrongType'],
    ['jpg', '', 'wrongType'],
  ])('%s of type "%s": %s', (name, type, fault) => {
    expect(photoFault({ name, type, size: 10 })).toBe(fault);
  });

  test('is previewed unless it is a TIFF', () => {
    const files = ['hall.jpg', 'hall.tif', 'HALL.TIFF'].map((name) => ({ name, type: '' }));
    expect(files.map(hasPreview)).toEqual([true, false, false]);
  });
});
