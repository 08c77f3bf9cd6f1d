import { detectFileKind } from './file-kind';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the kind of a file', () => {
  test.each([
    ['II*\0rest', 'tiff'],
    ['MM\0*rest', 'tiff'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['GIF89a', 'gif'],
    ['BM\x36\x00\x0c\x00\0\0\0\0\x36', 'bmp'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x20ftypavif\0\0\0\0', 'avif'],
    ['8BPS\0\x01', 'psd'],
    ['%PDF-1.7', 'pdf'],
    ['%!PS-Adobe-3.0 EPSF-3.0', 'eps'],
    ['\xc5\xd0\xd3\xc6', 'eps'],
    ['PK\x03\x04', 'zip'],
    ['Rar!\x1a\x07\x01\0', 'rar'],
  ])('a file that begins with %j is of kind %s', (head, kind) => {
    expect(detectFileKind(bytes(head))).toBe(kind);
  });

  test.each([
    '',
    'MZ\x90',
    '#!/bin/sh',
    '<!DOCTYPE svg><svg>',
    '<html>%PDF-1.7',
    'BM plain text',
    'RIFF\0\0\0\0AVI ',
    '\0\0\0\x20ftypmp42',
  ])('a file that begins with %j is of no known kind', (head) => {
    expect(detectFileKind(bytes(head))).toBeNull();
  });
});
