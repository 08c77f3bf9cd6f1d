import { linkProblem } from './shared-link';

describe('a shared download link', () => {
  it('is required', () => {
    expect(linkProblem('  ')).toBe('link_missing');
  });

  it.each(['https://files.example.net/banner.tif', ' http://cdn.example.net/a?b=c '])('may be %s', (link) => {
    expect(linkProblem(link)).toBeNull();
  });

  it.each(['banner.tif', 'ftp://example.net/banner.tif', 'https://ada:secret@example.net/banner.tif', 'https://localhost/banner.tif', 'javascript:alert(1)'])(
    'is not %s',
    (link) => {
      expect(linkProblem(link)).toBe('link_not_direct');
    },
  );
});
