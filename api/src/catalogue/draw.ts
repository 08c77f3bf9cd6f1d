import { detail, details, scenes, setting, type SvgNode } from '@shop/drawing';
import { Refusal } from '../kernel/public';
import type { PictureKind } from './picture-view';
import type { ProductRow } from './rows';

/** One picture of a product. Refuses `resource_not_found` where its presentation names what cannot be drawn. */
export function draw({ presentation }: ProductRow, kind: PictureKind): SvgNode {
  switch (kind) {
    case 'setting':
      return setting(known(scenes, presentation.scene));
    case 'detail':
      return detail(known(details, presentation.detail));
    case 'sheet':
      throw new Refusal('resource_not_found');
  }
}

function known<T extends string>(names: readonly T[], name: string): T {
  const one = names.find((candidate) => candidate === name);
  if (!one) throw new Refusal('resource_not_found');
  return one;
}
