import english from '../../locales/en/order.json';
import { validateArtworkFile } from './artwork-file';

const MIB = 1024 * 1024;
const { problem } = english.upload;
const file = (name: string, size = 1000) => ({ name, size });

describe('an artwork file', () => {
  it('is smaller than 80 MiB', () => {
    expect(validateArtworkFile([file('banner.tif', 80 * MIB - 1)])).toBeNull();
    // S5.39
    expect(validateArtworkFile([file('banner.tif', 80 * MIB)])).toBe('file_too_large');
    // S5.40
    expect(problem.file_too_large).toMatch(/^File size should be less than 80 MB!/);
  });

  it('is a single file', () => {
    // S5.37
    expect(validateArtworkFile([])).toBe('file_missing');
    // S5.38
    expect(problem.file_missing).toBe('Please select a file.');
    // S5.41, S5.43
    expect(validateArtworkFile([file('front.tif'), file('back.tif')])).toBe('one_file');
    expect(problem.one_file).toBe('One file per item: put several into one .zip or .rar.');
    // S5.44
    expect(validateArtworkFile([file('both.zip')])).toBeNull();
  });

  it('is not empty', () => {
    expect(validateArtworkFile([file('banner.tif', 0)])).toBe('file_empty');
  });

  it.each([
    'banner.TIFF',
    'a.b.jpg', // S5.47
    'logo.ai', // S5.48
    'print.psd', // S5.49
    'print.eps', // S5.50
    'print.pdf', // S5.51
    'all.rar', // S5.45
    'no-ending',
    '看板.png',
  ])('may be %s', (name) => {
    expect(validateArtworkFile([file(name)])).toBeNull();
  });

  it('is best a TIFF file', () => {
    expect(validateArtworkFile([file('banner.tif')])).toBeNull();
    // S5.46
    expect(english.guidance.formats.text).toMatch(/^TIFF preferred;/);
  });

  it.each(['letter.docx', 'film.mov', 'photo.heic', 'run.exe'])('is not %s', (name) => {
    expect(validateArtworkFile([file(name)])).toBe('file_type_not_allowed');
  });
});
