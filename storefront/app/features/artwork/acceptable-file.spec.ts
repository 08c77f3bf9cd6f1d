import { MAX_UPLOAD_BYTES } from '@shop/contract';
import { fileProblem, LARGEST_BYTES } from './acceptable-file';

const file = (name: string, size = 1000) => ({ name, size });

describe('an artwork file', () => {
  it('is under 80 MB, as the shop counts', () => {
    expect(LARGEST_BYTES).toBe(MAX_UPLOAD_BYTES);
    expect(fileProblem([file('banner.tif', LARGEST_BYTES)])).toBeNull();
    expect(fileProblem([file('banner.tif', LARGEST_BYTES + 1)])).toBe('file_too_large');
  });

  it('is one: several go into an archive', () => {
    expect(fileProblem([])).toBe('file_missing');
    expect(fileProblem([file('front.tif'), file('back.tif')])).toBe('one_file');
    expect(fileProblem([file('both.zip')])).toBeNull();
  });

  it('has something in it', () => {
    expect(fileProblem([file('banner.tif', 0)])).toBe('file_empty');
  });

  it.each(['banner.TIFF', 'a.b.jpg', 'logo.ai', 'print.psd', 'print.eps', 'print.pdf', 'all.rar', 'no-ending', '看板.png'])('may be %s', (name) => {
    expect(fileProblem([file(name)])).toBeNull();
  });

  it.each(['letter.docx', 'film.mov', 'photo.heic', 'drawing.svg', 'run.exe'])('is not %s', (name) => {
    expect(fileProblem([file(name)])).toBe('file_type_not_allowed');
  });
});
