import { MAX_UPLOAD_BYTES } from '@shop/contract';
import { validateArtworkFile } from './artwork-file';

const file = (name: string, size = 1000) => ({ name, size });

describe('an artwork file', () => {
  it('is smaller than 80 MiB', () => {
    expect(validateArtworkFile([file('banner.tif', MAX_UPLOAD_BYTES)])).toBeNull();
    expect(validateArtworkFile([file('banner.tif', MAX_UPLOAD_BYTES + 1)])).toBe('file_too_large');
  });

  it('is a single file', () => {
    expect(validateArtworkFile([])).toBe('file_missing');
    expect(validateArtworkFile([file('front.tif'), file('back.tif')])).toBe('one_file');
    expect(validateArtworkFile([file('both.zip')])).toBeNull();
  });

  it('is not empty', () => {
    expect(validateArtworkFile([file('banner.tif', 0)])).toBe('file_empty');
  });

  it.each([
    'banner.TIFF',
    'a.b.jpg',
    'logo.ai',
    'print.psd',
    'print.eps',
    'print.pdf',
    'all.rar',
    'no-ending',
    '看板.png',
  ])('may be %s', (name) => {
    expect(validateArtworkFile([file(name)])).toBeNull();
  });

  it.each(['letter.docx', 'film.mov', 'photo.heic', 'drawing.svg', 'run.exe'])('is not %s', (name) => {
    expect(validateArtworkFile([file(name)])).toBe('file_type_not_allowed');
  });
});
