import { decodeText } from './decode';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a text file is decoded', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('幅,90'), '幅,90'],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffw,90'), 'w,90'],
    ['UTF-16 with a mark', bytes(0xff, 0xfe, 0x45, 0x5e, 0x2c, 0), '幅,'],
    ['UTF-16 without a mark', bytes(0x77, 0, 0x2c, 0, 0x39, 0), 'w,9'],
  ])('from %s', (_, file, text) => {
    expect(decodeText(file)).toEqual({ text, guessed: false });
  });

  it('from an encoding of spreadsheet programs in Japan and Europe, which is reported as a guess', () => {
    expect(decodeText(bytes(0x95, 0x9d, 0x2c, 0x39))).toEqual({ text: '幅,9', guessed: true });
    expect(decodeText(bytes(0x48, 0xf6, 0x68, 0x65, 0x2c, 0x39))).toEqual({ text: 'Höhe,9', guessed: true });
  });

  it('unless it is no text', () => {
    expect(decodeText(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d))).toBeNull();
    expect(decodeText(bytes(0x50, 0x4b, 3, 4, 0, 0, 0xff))).toBeNull();
  });
});
