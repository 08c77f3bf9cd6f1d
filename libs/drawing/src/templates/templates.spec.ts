import fc from 'fast-check';
import { forms, type Form } from '../forms/forms';
import type { Point } from '../geometry';
import { toSvg } from '../svg';
import { TEMPLATE_CODES, type Template, type TemplateMark } from './template';
import { templateSheet, templateSvg } from './template-sheet';
import { hasTemplate, template } from './templates';

const withTemplate = (Object.keys(forms) as Form[]).filter((form) =>
  hasTemplate(form, { print: { widthMm: 700, heightMm: 1600 }, widthMm: 700 }),
);
const feathers = withTemplate.filter((form) => form.startsWith('feather'));

const before = new Map<string, Template>();

/** Curves take a moment: each is drawn once. */
function drawn(form: Form, widthMm: number, heightMm: number, frontMm = widthMm): Template {
  const key = [form, widthMm, heightMm, frontMm].join();
  const found = before.get(key) ?? template(form, { print: { widthMm, heightMm }, widthMm: frontMm });
  if (!found) throw new Error(`no template for ${form}`);
  before.set(key, found);
  return found;
}

function pointsOf(one: Template, mark: TemplateMark): Point[] {
  return one.shapes
    .filter((shape) => shape.mark === mark)
    .flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]));
}

function extentOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** From a point to the nearest piece of the closed line through the others. */
function distance([x, y]: Point, ring: readonly Point[]): number {
  return Math.min(
    ...ring.map(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - t * dx, y - ay - t * dy);
    }),
  );
}

const sizes = (form: Form) =>
  form.startsWith('feather') ? fc.constantFrom(600, 700) : fc.integer({ min: 600, max: 5000 });

describe.each(withTemplate)('the template of a %s', (form) => {
  it('is as large as the trimmed print with its bleed on every side', () => {
    fc.assert(
      fc.property(sizes(form), sizes(form), (width, height) => {
        const one = drawn(form, width, height);
        const trim = extentOf(pointsOf(one, 'trim'));
        expect(one.bleedMm).toBeGreaterThan(0);
        expect([one.widthMm, one.heightMm]).toEqual([width + one.bleedMm * 2, height + one.bleedMm * 2]);
        const wanted = {
          left: one.bleedMm,
          top: one.bleedMm,
          right: one.bleedMm + width,
          bottom: one.bleedMm + height,
        };
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(Math.abs(trim[side] - wanted[side])).toBeLessThan(0.1);
      }),
      { numRuns: 20 },
    );
  });

  it('draws nothing beyond the page', () => {
    const one = drawn(form, 700, 1600);
    for (const { mark } of one.shapes) {
      const { left, top, right, bottom } = extentOf(pointsOf(one, mark));
      expect([mark, left >= -0.05, top >= -0.05, right <= one.widthMm + 0.05, bottom <= one.heightMm + 0.05]).toEqual([
        mark,
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('measures everything it draws, and letters it', () => {
    const one = drawn(form, 700, 1600);
    const marks = [...new Set(one.shapes.map(({ mark }) => mark))].sort();
    expect([...new Set(one.measures.map(({ mark }) => mark))].sort()).toEqual(marks);
    expect(one.tags.map(({ mark }) => mark)).toEqual(expect.arrayContaining(['trim', 'bleed', 'safe']));
  });

  it('keeps its lines of text inside the print', () => {
    const sheet = templateSheet(drawn(form, 700, 1600), [
      'A stand of a rather long name, 60 × 160 cm',
      'T: 700 × 1600 mm',
    ]);
    for (const { x, y, sizeMm } of sheet.texts) {
      expect(x).toBeGreaterThan(sheet.bleedMm);
      expect(y - sizeMm).toBeGreaterThan(sheet.bleedMm);
      expect(y).toBeLessThan(sheet.heightMm - sheet.bleedMm);
    }
  });
});

describe.each(feathers)('the curves of a %s', (form) => {
  const one = drawn(form, 700, 1600);
  const trim = pointsOf(one, 'trim');

  it('bleed evenly all around', () => {
    const outer = pointsOf(one, 'bleed').slice(0, -trim.length);
    expect(outer.length).toBeGreaterThan(50);
    const distances = outer.map((point) => distance(point, trim));
    expect(Math.min(...distances)).toBeGreaterThan(19.8);
    expect(Math.max(...distances)).toBeLessThan(20.2);
  });

  it('keep what must be read off the cut edge and off the sleeve', () => {
    const sleeve = pointsOf(one, 'sleeve');
    const safe = pointsOf(one, 'safe');
    const least = form === 'feather-convex' ? 80 : 40;
    expect(Math.min(...safe.map((point) => distance(point, trim)))).toBeGreaterThan(least - 0.2);
    expect(Math.min(...safe.map((point) => distance(point, sleeve)))).toBeGreaterThan(least - 0.2);
  });
});

it('shows the strip that a roll-up’s cassette hides, and keeps text above it', () => {
  const one = drawn('roll-up', 850, 2000);
  expect(extentOf(pointsOf(one, 'hidden'))).toEqual({ left: 5, top: 1905, right: 855, bottom: 2005 });
  expect(extentOf(pointsOf(one, 'safe')).bottom).toBe(1875);
});

it('puts an X-stand’s grommets 15 mm from both edges, and text 5 cm away from them', () => {
  const one = drawn('x-stand', 600, 1600);
  expect(extentOf(pointsOf(one, 'grommet'))).toEqual({ left: 15, top: 15, right: 595, bottom: 1595 });
  const quiet = pointsOf(one, 'quiet');
  const centres: Point[] = [
    [20, 20],
    [590, 20],
    [20, 1590],
    [590, 1590],
  ];
  const nearest = (point: Point) => Math.min(...centres.map(([x, y]) => Math.hypot(point[0] - x, point[1] - y)));
  expect(quiet.length).toBeGreaterThan(100);
  for (const point of quiet) expect(nearest(point)).toBeCloseTo(50, 1);
});

it('turns a pop-up’s ends where its front begins, and divides the front into panels', () => {
  const one = drawn('pop-up', 3740, 2230, 3050);
  expect(one.measures).toContainEqual({ mark: 'fold', mm: [345] });
  expect(one.measures).toContainEqual({ mark: 'joint', mm: [762.5], count: 3 });
  expect(extentOf(pointsOf(one, 'fold'))).toMatchObject({ left: 355, right: 3405 });
});

it('wraps as much of a curved pop-up round its ends as leaves whole panels of 68 cm', () => {
  for (const [width, joints] of [
    [3060, 2],
    [3740, 3],
  ] as const) {
    const { measures } = drawn('curved-pop-up', width, 2230, 2300);
    expect(measures).toContainEqual({ mark: 'fold', mm: [510] });
    expect(measures).toContainEqual({ mark: 'joint', mm: [680], count: joints });
  }
});

it('keeps text off both rails of an L-banner', () => {
  const one = drawn('l-banner', 600, 1600);
  expect(extentOf(pointsOf(one, 'safe'))).toEqual({ left: 25, top: 55, right: 585, bottom: 1555 });
});

it('gives a pop-up without printed ends no fold', () => {
  expect(pointsOf(drawn('pop-up', 2440, 2230), 'fold')).toEqual([]);
});

it('has none for what has no print of a fixed form, or one too small to lay out', () => {
  const tent = { print: { widthMm: 3000, heightMm: 3000 }, widthMm: 3000 };
  expect([hasTemplate('tent', tent), template('tent', tent)]).toEqual([false, null]);
  const ribbon = { print: { widthMm: 100, heightMm: 1800 }, widthMm: 100 };
  expect([hasTemplate('nobori', ribbon), template('nobori', ribbon)]).toEqual([false, null]);
});

it('is written as SVG in true millimetres, with a layer for the artwork and one a mark', () => {
  const one = drawn('nobori', 600, 1800);
  const svg = toSvg(templateSvg(templateSheet(one, ['Nobori <60>']), 'Nobori'));
  expect(svg).toMatch(/^<svg [^>]*width="620mm" height="1820mm" viewBox="0 0 620 1820"/);
  for (const id of ['artwork', 'bleed', 'trim', 'safe', 'tab', 'text']) expect(svg).toContain(`<g id="${id}"`);
  expect(svg).toContain('Nobori &lt;60&gt;');
  expect(new Set(Object.values(TEMPLATE_CODES)).size).toBe(Object.keys(TEMPLATE_CODES).length);
});
