import { el, reactProps, toSvg } from './svg';

describe('toSvg', () => {
  it('escapes what XML gives a meaning, in text and in attributes', () => {
    const written = toSvg(el('text', { class: 'a"b' }, ['1 < 2 & "3" > 0']));
    expect(written).toBe('<text class="a&quot;b">1 &lt; 2 &amp; &quot;3&quot; &gt; 0</text>');
  });

  it('drops characters that XML forbids', () => {
    expect(toSvg(el('text', {}, ['a\0b\u{D800}c\u{FFFF}d\u{1F3AA}']))).toBe('<text>abcd\u{1F3AA}</text>');
  });

  it('leaves out attributes without a value and closes empty elements', () => {
    expect(toSvg(el('path', { d: 'M0 0', rx: undefined }))).toBe('<path d="M0 0"/>');
  });
});

describe('reactProps', () => {
  it('gives attributes the names that React knows', () => {
    expect(reactProps({ class: 'x', 'stroke-width': 1, viewBox: '0 0 1 1', 'aria-label': 'y' })).toEqual({
      className: 'x',
      strokeWidth: 1,
      viewBox: '0 0 1 1',
      'aria-label': 'y',
    });
  });
});
