import { parsePublicLink } from './public-link';

describe('a shared download link', () => {
  test.each([
    'https://files.print-studio.com/a/artwork.zip',
    'http://dl.dropboxusercontent.com/s/x?dl=1',
    'https://8.8.8.8/a.tif',
    'https://例え.jp/a.pdf',
  ])('may be %s', (link) => {
    expect(parsePublicLink(link)).not.toBeNull();
  });

  test.each([
    'ftp://files.print-studio.com/a.zip',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:secret@files.print-studio.com/a.zip', // S5.58
    'http://localhost/a',
    'http://printer.local/a',
    'http://intranet/a',
    'http://127.0.0.1/a',
    'http://2130706433/a',
    'http://0x7f.1/a',
    'http://10.1.2.3/a',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/a',
    'http://[::ffff:127.0.0.1]/a',
    'http://[fd00::1]/a',
    'not a link',
    '',
  ])('may not be %s', (link) => {
    expect(parsePublicLink(link)).toBeNull();
  });
});
