import { reactProps, type SvgNode } from '@shop/drawing';
import { createElement, type ReactNode } from 'react';

/** Renders a drawing of `@shop/drawing` inline, so that CSS can style its parts. */
export function Drawing({ node }: { node: SvgNode }): ReactNode {
  return toElement(node, undefined);
}

function toElement({ tag, attrs, children }: SvgNode, key: number | undefined): ReactNode {
  const inner = children.map((child, index) => (typeof child === 'string' ? child : toElement(child, index)));
  return createElement(tag, { ...reactProps(attrs), key }, inner.length > 0 ? inner : undefined);
}
