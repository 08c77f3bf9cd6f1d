import { cleanName } from './file-name';

/** As the multipart parser hands over what a browser sent in UTF-8. */
const misread = (name: string) => Buffer.from(name, 'utf8').toString('latin1');

describe('the name of a file', () => {
  test.each(['art.pdf', '横断幕.tif', 'Plan – été.ai', '旗 (1).psd', '😀.png', 'ā.pdf'])('stays %s', (name) => {
    expect(cleanName(misread(name))).toBe(name);
    expect(cleanName(name)).toBe(name);
  });

  test('loses its folders', () => {
    expect(cleanName('../../etc/passwd')).toBe('passwd');
    expect(cleanName('C:\\Users\\x\\art.pdf')).toBe('art.pdf');
  });

  test('loses what is not seen: control characters, line breaks, marks that turn the writing round', () => {
    expect(cleanName('a\r\nb\0\t.pdf')).toBe('ab.pdf');
    expect(cleanName(misread('art\u202efdp.exe\u200b\u2028'))).toBe('artfdp.exe');
  });

  test('keeps the end of a long one, with its extension, and no half characters', () => {
    expect(cleanName(`${'x'.repeat(500)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
    for (const tail of ['.pdf', 'a.pdf']) {
      const name = cleanName(misread('😀'.repeat(150) + tail));
      expect([name.isWellFormed(), name.length <= 200, name.endsWith(`😀${tail}`)]).toEqual([true, true, true]);
    }
  });

  test.each(['', '/', '\0', ' ', '...\\'])('is `file` where nothing is left of %j', (name) => {
    expect(cleanName(name)).toBe('file');
  });
});
