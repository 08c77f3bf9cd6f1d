import {
  detail,
  details,
  forms,
  scenes,
  setting,
  sheet,
  type Form,
  type SheetDrawing,
  type SvgNode,
} from '@shop/drawing';
import type { ProductTariff } from '@shop/pricing';
import { Refusal } from '../kernel/public';
import type { PictureKind } from './picture-view';
import type { ProductRow } from './rows';

/** What an area product is shown at, in mm, unless it cannot be made so large. */
const SAMPLE = { width: 1800, height: 900 };
/** Hems with grommets take 5 cm all around; text keeps 5 cm from eyelets. */
const HEM_MM = 50;

/** One picture of a product. Refuses `resource_not_found` where its presentation names what cannot be drawn. */
export function draw(product: ProductRow, kind: PictureKind): SvgNode {
  switch (kind) {
    case 'setting':
      return setting(known(scenes, product.presentation.scene));
    case 'detail':
      return detail(known(details, product.presentation.detail));
    case 'sheet':
      return sheet(formSheet(product) ?? panelSheet(product.tariff));
  }
}

function known<T extends string>(names: readonly T[], name: string): T {
  const one = names.find((candidate) => candidate === name);
  if (!one) throw new Refusal('resource_not_found');
  return one;
}

/** A stand or flag in its first variant's size. */
function formSheet({ presentation }: ProductRow): SheetDrawing | undefined {
  const [variant] = Object.values(presentation.variants ?? {});
  const form = (Object.keys(forms) as Form[]).find((one) => one === presentation.form);
  if (!variant || !form) return undefined;
  const { widthMm, heightMm, depthMm } = variant;
  const labels = { width: centimetres(widthMm), height: centimetres(heightMm), depth: centimetres(depthMm) };
  return { kind: 'form', form, widthMm, heightMm, depthMm, labels };
}

function panelSheet({ limits, finishes }: ProductTariff): SheetDrawing {
  const longest = 'maxLongMm' in limits ? Number(limits.maxLongMm) : SAMPLE.width;
  const widthMm = Math.min(SAMPLE.width, longest);
  const heightMm = Math.min(SAMPLE.height, widthMm);
  const size = { kind: 'panel', widthMm, heightMm } as const;
  const labels = { width: centimetres(widthMm), height: centimetres(heightMm) };
  if (!finishes['hem-grommet']) return { ...size, labels };
  return {
    ...size,
    bleedMm: HEM_MM,
    quietMm: HEM_MM,
    labels: { ...labels, bleed: centimetres(HEM_MM), quiet: centimetres(HEM_MM) },
  };
}

const centimetres = (mm: number): string => `${mm / 10} cm`;
