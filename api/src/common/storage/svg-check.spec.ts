import { detectFileKind } from './file-kind';
import { SvgCheck } from './svg-check';

/** Checks a file that arrives in pieces of 7 bytes. */
function isValidSvg(content: string | Buffer): boolean {
  const bytes = Buffer.from(content);
  const check = new SvgCheck();
  for (let at = 0; at < bytes.length; at += 7) if (!check.write(bytes.subarray(at, at + 7))) return false;
  return check.end();
}

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

describe('an SVG', () => {
  test.each([
    `<svg ${NAMESPACE} width="2m"><rect width="1"/><text>旗</text></svg>`,
    `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator -->\n<svg ${NAMESPACE}></svg>\n`,
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:g/></svg:svg>',
    // Kept as it is and only ever downloaded.
    `<svg ${NAMESPACE}><script>alert(1)</script></svg>`,
  ])('is accepted as %j', (text) => {
    expect([detectFileKind(Buffer.from(text)), isValidSvg(text)]).toEqual(['svg', true]);
  });

  test.each([
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
    '<html><svg></svg></html>',
    'text <svg></svg>',
    '<svgx></svgx>',
  ])('is not recognized in %j', (text) => {
    expect(detectFileKind(Buffer.from(text))).toBeNull();
  });

  test.each([
    ['is cut off', `<svg ${NAMESPACE}><g>`],
    ['is no XML', '<svg><g></svg>'],
    ['uses an entity that it cannot declare', '<svg>&xxe;</svg>'],
    ['has a document type after a comment', '<!-- a --><!DOCTYPE svg><svg></svg>'],
    ['has two roots', '<svg></svg><svg></svg>'],
    ['is nested a million levels deep', '<svg>'.repeat(1_000_000)],
    ['is not UTF-8', Buffer.from('<svg>\xff\xfe</svg>', 'latin1')],
  ])('is refused if it %s', (_, content) => {
    expect(isValidSvg(content)).toBe(false);
  });
});
