import fc from 'fast-check';
import { detail, details } from './details/detail';
import { extentOf, withClass } from './extent';
import { forms, type Form } from './forms/forms';
import { SHEET } from './frame';
import { palette, paletteCss } from './palette';
import { motifs } from './print';
import { scenes, setting } from './scenes/setting';
import { sheet } from './sheets/sheet';
import { toSvg, type SvgNode } from './svg';

const pictures: readonly (readonly [string, SvgNode])[] = [
  ...scenes.map((scene) => [scene, setting(scene, 'title')] as const),
  ...details.map((kind) => [kind, detail(kind, 'title')] as const),
  ...motifs.map((motif) => [motif, setting('banner-fence', 'title', { motif, mirrored: true })] as const),
];

const all = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : all(child))),
];

describe.each(pictures)('%s', (_, node) => {
  it('is an image with the caller’s title', () => {
    expect(node.attrs).toMatchObject({ role: 'img', viewBox: '0 0 480 360' });
    expect(toSvg(node)).toContain('<title>title</title>');
  });

  it('has every number finite', () => {
    expect(toSvg(node)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('takes its colours from the palette, under a class that a stylesheet can reach', () => {
    const colours = new Map(Object.entries(palette).map(([tint, { light }]) => [tint, light]));
    for (const { attrs } of all(node)) {
      const classes = String(attrs.class ?? '').split(' ');
      for (const [name, prefix] of [
        ['fill', 'dw-fill-'],
        ['stroke', 'dw-line-'],
      ] as const) {
        const tint = classes.find((item) => item.startsWith(prefix))?.slice(prefix.length);
        if (attrs[name] !== undefined && attrs[name] !== 'none') expect(attrs[name]).toBe(colours.get(tint ?? ''));
      }
    }
  });

  it('stays small enough to be inlined', () => {
    expect(toSvg(node).length).toBeLessThan(30_000);
  });
});

describe('sheet', () => {
  it.each(Object.keys(forms) as Form[])('draws %s from the front and the side inside the view box', (form) => {
    const labels = { width: '85 cm', height: '200 cm', depth: '70 cm' };
    const drawn = sheet({ kind: 'form', form, widthMm: 850, heightMm: 2000, depthMm: 700, labels }, 'title');
    const { left, top, right, bottom } = extentOf(drawn);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(SHEET.width);
    expect(bottom).toBeLessThanOrEqual(SHEET.height);
    expect(withClass(drawn, 'dw-side')).toHaveLength(1);
  });

  it('keeps a flat piece of any size inside the view box', () => {
    const mm = fc.integer({ min: 50, max: 50_000 });
    const margins = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(mm, mm, margins, fc.string({ maxLength: 12 }), (widthMm, heightMm, margin, text) => {
        const labels = { width: text, height: text };
        const drawn = sheet({ kind: 'panel', widthMm, heightMm, bleedMm: margin, quietMm: margin, labels });
        const { left, top, right, bottom } = extentOf(drawn);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(SHEET.width);
        expect(bottom).toBeLessThanOrEqual(SHEET.height);
      }),
    );
  });

  it('shows bleed outside and quiet zone inside the trimmed size', () => {
    const labels = { width: '', height: '', bleed: 'b', quiet: 'q' };
    const drawn = sheet({ kind: 'panel', widthMm: 3000, heightMm: 1000, bleedMm: 50, quietMm: 50, labels });
    const width = (name: string) => Number(withClass(drawn, name)[0]?.attrs.width);
    expect(width('dw-bleed')).toBeGreaterThan(width('dw-piece'));
    expect(width('dw-quiet')).toBeLessThan(width('dw-piece'));
  });
});

describe('paletteCss', () => {
  it('names a variable a tint for light and dark', () => {
    const css = paletteCss('.dark');
    for (const [tint, { light, dark }] of Object.entries(palette)) {
      expect(css).toContain(`--dw-${tint}:${light}`);
      expect(css).toContain(`--dw-${tint}:${dark}`);
    }
  });
});
