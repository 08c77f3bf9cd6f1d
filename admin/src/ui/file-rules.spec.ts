import { isPreviewable, PHOTO_FILE, PROOF_FILE, validateFile } from './file-rules';

describe('files that staff upload', () => {
  test('a proof must be smaller than 80 MB', () => {
    const sizes = [83_886_079, 83_886_080];
    const errors = sizes.map((size) => validateFile({ name: 'a.pdf', type: 'application/pdf', size }, PROOF_FILE));
    expect(errors).toEqual([null, 'tooLarge']);
  });

  test('a photo can have up to 30 MB', () => {
    const sizes = [31_457_280, 31_457_281];
    const errors = sizes.map((size) => validateFile({ name: 'a.jpg', type: 'image/jpeg', size }, PHOTO_FILE));
    expect(errors).toEqual([null, 'tooLarge']);
  });

  test.each([
    ['proof.pdf', 'application/pdf', null],
    ['proof.JPG', '', null],
    ['proof', 'image/webp', null],
    ['proof.tiff', 'image/tiff', 'wrongType'],
    ['pdf', '', 'wrongType'],
  ])('a proof named %s of type "%s" is validated as %s', (name, type, error) => {
    expect(validateFile({ name, type, size: 10 }, PROOF_FILE)).toBe(error);
  });

  test.each([
    ['hall.jpg', 'image/jpeg', null],
    ['HALL.TIF', '', null],
    ['hall', 'image/avif', null],
    ['hall.svg', 'image/svg+xml', 'wrongType'],
    ['hall.pdf', 'application/pdf', 'wrongType'],
    ['jpg', '', 'wrongType'],
  ])('a photo named %s of type "%s" is validated as %s', (name, type, error) => {
    expect(validateFile({ name, type, size: 10 }, PHOTO_FILE)).toBe(error);
  });

  test('photos are previewed unless they are TIFF files', () => {
    const files = ['hall.jpg', 'hall.tif', 'HALL.TIFF'].map((name) => ({ name, type: '' }));
    expect(files.map(isPreviewable)).toEqual([true, false, false]);
  });
});
