import {
  detail,
  details,
  forms,
  motifs,
  scenes,
  setting,
  sheet,
  type Form,
  type SheetDrawing,
  type SvgNode,
  type Variation,
} from '@shop/drawing';
import type { ProductTariff } from '@shop/pricing';
import { ApiError } from '../../common/public';
import type { PictureKind } from './picture-view';
import type { CatalogueProduct } from '../snapshot/catalogue-index';

/** The size an area product is drawn at, unless its limits are smaller. */
const SAMPLE_MM = { width: 1800, height: 900 };
/** Hems with grommets take 5 cm on all sides; text keeps 5 cm distance from grommets. */
const HEM_MM = 50;

/**
 * Draws one picture of a product.
 * @throws ApiError `resource_not_found` if its presentation names an unknown drawing
 */
export function drawPicture(product: CatalogueProduct, kind: PictureKind): SvgNode {
  switch (kind) {
    case 'setting':
      return setting(findName(scenes, product.presentation.scene), '', variationOf(product));
    case 'detail':
      return detail(findName(details, product.presentation.detail), '', variationOf(product));
    case 'sheet':
      return sheet(formDrawing(product) ?? panelDrawing(product.tariff));
  }
}

function variationOf({ presentation: { motif, mirrored } }: CatalogueProduct): Variation {
  return { motif: motifs.find((known) => known === motif), mirrored };
}

function findName<T extends string>(names: readonly T[], name: string): T {
  const one = names.find((candidate) => candidate === name);
  if (!one) throw new ApiError('resource_not_found');
  return one;
}

/** A stand or flag in the size of its first variant; undefined for products sold by size. */
function formDrawing({ presentation }: CatalogueProduct): SheetDrawing | undefined {
  const [variant] = Object.values(presentation.variants ?? {});
  const form = (Object.keys(forms) as Form[]).find((one) => one === presentation.form);
  if (!variant || !form) return undefined;
  const { widthMm, heightMm, depthMm } = variant;
  const labels = {
    width: formatCentimetres(widthMm),
    height: formatCentimetres(heightMm),
    depth: formatCentimetres(depthMm),
  };
  return { kind: 'form', form, widthMm, heightMm, depthMm, labels };
}

function panelDrawing({ limits, finishes }: ProductTariff): SheetDrawing {
  const longest = 'maxLongMm' in limits ? Number(limits.maxLongMm) : SAMPLE_MM.width;
  const widthMm = Math.min(SAMPLE_MM.width, longest);
  const heightMm = Math.min(SAMPLE_MM.height, widthMm);
  const size = { kind: 'panel', widthMm, heightMm } as const;
  const labels = { width: formatCentimetres(widthMm), height: formatCentimetres(heightMm) };
  if (!finishes['hem-grommet']) return { ...size, labels };
  return {
    ...size,
    bleedMm: HEM_MM,
    quietMm: HEM_MM,
    labels: { ...labels, bleed: formatCentimetres(HEM_MM), quiet: formatCentimetres(HEM_MM) },
  };
}

const formatCentimetres = (mm: number): string => `${mm / 10} cm`;
