import { validateDownloadLink } from './download-link';

describe('a shared download link', () => {
  it('is required', () => {
    // S5.57
    expect(validateDownloadLink('  ')).toBe('link_missing');
  });

  it.each(['https://files.example.net/banner.tif', ' http://cdn.example.net/a?b=c '])('may be %s', (link) => {
    expect(validateDownloadLink(link)).toBeNull();
  });

  it.each([
    'banner.tif',
    'ftp://example.net/banner.tif',
    'https://ada:secret@example.net/banner.tif',
    'https://localhost/banner.tif',
    'javascript:alert(1)',
  ])('is not %s', (link) => {
    // S5.58
    expect(validateDownloadLink(link)).toBe('link_not_direct');
  });
});
