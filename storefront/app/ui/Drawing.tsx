import { reactProps, type SvgNode } from '@shop/drawing';
import { createElement, type ReactNode } from 'react';

/** A drawing of `@shop/drawing` as part of the page, where its parts can follow the reader's sizes and colours. */
export function Drawing({ node }: { node: SvgNode }): ReactNode {
  return draw(node, undefined);
}

function draw({ tag, attrs, children }: SvgNode, key: number | undefined): ReactNode {
  const inner = children.map((child, place) => (typeof child === 'string' ? child : draw(child, place)));
  return createElement(tag, { ...reactProps(attrs), key }, inner.length > 0 ? inner : undefined);
}
