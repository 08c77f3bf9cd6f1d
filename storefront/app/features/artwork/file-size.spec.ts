import { MAX_UPLOAD_BYTES } from '@shop/contract';
import { formatFileSize, toPixels } from './file-size';

describe('the size of a file', () => {
  it('is shown in a suitable unit', () => {
    expect([900, 3381, 5_400_000].map((bytes) => formatFileSize(bytes, 'en-US'))).toEqual([
      '900 bytes',
      '3 kB',
      '5.1 MB',
    ]);
  });

  it('is 80 MB at the upload limit', () => {
    expect(formatFileSize(MAX_UPLOAD_BYTES, 'en-US')).toBe('80 MB');
  });
});

it('3 ft at 100 dpi are 3,600 pixels', () => {
  expect(toPixels(914.4, 100)).toBe(3600);
  expect(toPixels(2000, 300)).toBe(23622);
});
