import { sanitizeFileName } from './file-name';

/** As the multipart parser hands over what a browser sent in UTF-8. */
const misread = (name: string) => Buffer.from(name, 'utf8').toString('latin1');

describe('the name of a file', () => {
  test.each(['art.pdf', '横断幕.tif', 'Plan – été.ai', '旗 (1).psd', '😀.png', 'ā.pdf'])(
    'the file name %s does not change',
    (name) => {
      expect(sanitizeFileName(misread(name))).toBe(name);
      expect(sanitizeFileName(name)).toBe(name);
    },
  );

  test('folders are removed from a file name', () => {
    expect(sanitizeFileName('../../etc/passwd')).toBe('passwd');
    expect(sanitizeFileName('C:\\Users\\x\\art.pdf')).toBe('art.pdf');
  });

  test('invisible characters are removed from a file name', () => {
    expect(sanitizeFileName('a\r\nb\0\t.pdf')).toBe('ab.pdf');
    expect(sanitizeFileName(misread('art\u202efdp.exe\u200b\u2028'))).toBe('artfdp.exe');
  });

  test('a long file name keeps its last 200 characters and its extension', () => {
    expect(sanitizeFileName(`${'x'.repeat(500)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
    for (const tail of ['.pdf', 'a.pdf']) {
      const name = sanitizeFileName(misread('😀'.repeat(150) + tail));
      expect([name.isWellFormed(), name.length <= 200, name.endsWith(`😀${tail}`)]).toEqual([true, true, true]);
    }
  });

  test.each(['', '/', '\0', ' ', '...\\'])('the file name %j becomes file', (name) => {
    expect(sanitizeFileName(name)).toBe('file');
  });
});
