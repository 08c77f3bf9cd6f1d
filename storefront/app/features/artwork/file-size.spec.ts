import { LARGEST_BYTES } from './acceptable-file';
import { fileSize, pixelsAt } from './file-size';

describe('the size of a file', () => {
  it('is told in the unit that suits it', () => {
    expect([900, 3381, 5_400_000].map((bytes) => fileSize(bytes, 'en-US'))).toEqual(['900 byte', '3 kB', '5.1 MB']);
  });

  it('is 80 MB where the limit is', () => {
    expect(fileSize(LARGEST_BYTES, 'en-US')).toBe('80 MB');
  });
});

it('counts the pixels of a print: 3 ft at 100 dpi are 3,600', () => {
  expect(pixelsAt(914.4, 100)).toBe(3600);
  expect(pixelsAt(2000, 300)).toBe(23622);
});
