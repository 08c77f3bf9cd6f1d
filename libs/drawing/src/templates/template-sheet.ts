import { labelWidth } from '../dimension';
import { clamp, round, through } from '../geometry';
import { palette } from '../palette';
import { el, type SvgNode } from '../svg';
import { TEMPLATE_STYLES } from './styles';
import { TEMPLATE_CODES, type Template, type TemplateMark } from './template';

/** The fill and line of a mark: colours as `#rrggbb`, lengths in mm. */
export interface TemplateInk {
  readonly fill?: string;
  readonly line?: string;
  readonly lineMm: number;
  readonly dashMm?: readonly [number, number];
}

/** A line of text; `y` is its baseline, `x` its start or its middle. */
export interface TemplateText {
  readonly x: number;
  readonly y: number;
  readonly sizeMm: number;
  readonly anchor: 'start' | 'middle';
  readonly text: string;
}

/** A template as areas, lines and texts, in mm from the page's top left. */
export interface TemplateSheet {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  readonly layers: readonly { readonly mark: TemplateMark; readonly d: string; readonly ink: TemplateInk }[];
  readonly texts: readonly TemplateText[];
}

/** Lays out a template with lines of text in its text area; the first line is larger. */
export function templateSheet(template: Template, lines: readonly string[]): TemplateSheet {
  const { widthMm, heightMm, bleedMm, shapes, tags, textArea } = template;
  const size = clamp(Math.min(widthMm, heightMm) / 26, 6, 60);
  const hair = clamp(size / 30, 0.25, 1.2);
  const ink = (mark: TemplateMark): TemplateInk => {
    const { fill, line, weight = 1, dash } = TEMPLATE_STYLES[mark];
    return {
      fill: fill && palette[fill].light,
      line: line && palette[line].light,
      lineMm: round(hair * weight),
      dashMm: dash && [round(dash[0] * hair * 1.5), round(dash[1] * hair * 1.5)],
    };
  };
  const leaders = tags
    .filter(({ from, at }) => from[0] !== at[0] || from[1] !== at[1])
    .map(({ mark, from, at }) => {
      const away = Math.hypot(at[0] - from[0], at[1] - from[1]);
      const share = Math.max(0, 1 - (size * 0.7) / away);
      const to = [from[0] + (at[0] - from[0]) * share, from[1] + (at[1] - from[1]) * share] as const;
      const { line, fill = 'soft' } = TEMPLATE_STYLES[mark];
      return { mark, d: through([from, to], false), ink: { line: palette[line ?? fill].light, lineMm: round(hair) } };
    });
  return {
    widthMm,
    heightMm,
    bleedMm,
    layers: [...shapes.map(({ mark, d }) => ({ mark, d, ink: ink(mark) })), ...leaders],
    texts: [
      ...tags.map(
        ({ mark, at: [x, y] }) =>
          ({
            x,
            y: round(y + size * 0.36),
            sizeMm: round(size),
            anchor: 'middle',
            text: TEMPLATE_CODES[mark],
          }) as const,
      ),
      ...linesIn(textArea, size, lines),
    ],
  };
}

function linesIn(textArea: Template['textArea'], most: number, lines: readonly string[]): TemplateText[] {
  const needed = Math.max(...lines.map((text, index) => labelWidth(text, 1) * (index === 0 ? 1.3 : 1)));
  const size = Math.min(most, textArea.width / needed, textArea.height / (lines.length * 1.5));
  return lines.map((text, index) => ({
    x: round(textArea.x),
    y: round(textArea.y + size * 1.5 * (index + 1)),
    sizeMm: round(index === 0 ? size * 1.3 : size),
    anchor: 'start',
    text,
  }));
}

/** The template as an SVG file in millimetres with one layer per mark; artwork belongs on the first layer. */
export function templateSvg({ widthMm, heightMm, layers, texts }: TemplateSheet, title: string): SvgNode {
  const marks = [...new Set(layers.map(({ mark }) => mark))];
  const layer = (id: string, children: SvgNode[]) =>
    el('g', { id, 'inkscape:groupmode': 'layer', 'inkscape:label': id }, children);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      'xmlns:inkscape': 'http://www.inkscape.org/namespaces/inkscape',
      width: `${round(widthMm)}mm`,
      height: `${round(heightMm)}mm`,
      viewBox: `0 0 ${round(widthMm)} ${round(heightMm)}`,
      fill: 'none',
    },
    [
      el('title', {}, [title]),
      layer('artwork', []),
      ...marks.map((mark) =>
        layer(
          mark,
          layers.filter((one) => one.mark === mark).map(({ d, ink }) => inked(d, ink)),
        ),
      ),
      layer('text', texts.map(written)),
    ],
  );
}

function inked(d: string, { fill, line, lineMm, dashMm }: TemplateInk): SvgNode {
  return el('path', {
    d,
    fill,
    'fill-rule': fill && 'evenodd',
    stroke: line,
    'stroke-width': line && lineMm,
    'stroke-dasharray': dashMm?.join(' '),
  });
}

function written({ x, y, sizeMm, anchor, text }: TemplateText): SvgNode {
  return el(
    'text',
    {
      x,
      y,
      fill: palette['print-ink'].light,
      'font-family': 'Helvetica, Arial, sans-serif',
      'font-size': sizeMm,
      'text-anchor': anchor,
    },
    [text],
  );
}
