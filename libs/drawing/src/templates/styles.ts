import type { Tint } from '../palette';
import type { TemplateMark } from './template';

/** The fill and line of a mark. */
export interface TemplateStyle {
  readonly fill?: Tint;
  readonly line?: Tint;
  /** In multiples of the thinnest line. */
  readonly weight?: number;
  readonly dash?: readonly [number, number];
}

export const TEMPLATE_STYLES: Readonly<Record<TemplateMark, TemplateStyle>> = {
  bleed: { fill: 'pale-magenta', line: 'print-magenta' },
  trim: { line: 'print-ink', weight: 2 },
  safe: { line: 'cyan', weight: 1.5, dash: [12, 6] },
  hidden: { fill: 'shade3' },
  sleeve: { fill: 'shade3', line: 'soft' },
  fold: { line: 'print-magenta', weight: 1.5, dash: [16, 6] },
  joint: { line: 'soft', weight: 1.5, dash: [4, 4] },
  grommet: { fill: 'shade3', line: 'print-ink' },
  quiet: { line: 'print-magenta', dash: [5, 5] },
  tab: { fill: 'shade3', line: 'soft' },
  centre: { line: 'shade4', dash: [24, 6] },
};
