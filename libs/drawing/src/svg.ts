/** One element of a picture; the storefront makes React elements of the same tree. */
export interface SvgNode {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

type Attrs = Readonly<Record<string, string | number | undefined>>;

/** Builds a node; attributes that are undefined are left out. */
export function el(tag: string, attrs: Attrs = {}, children: readonly (SvgNode | string)[] = []): SvgNode {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attrs)) {
    if (value !== undefined) kept[name] = value;
  }
  return { tag, attrs: kept, children };
}

/** A group with a class, for stylesheets and tests. */
export function group(name: string, children: readonly SvgNode[]): SvgNode {
  return el('g', { class: name }, children);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes the five special characters of XML 1.0 and drops the characters that it forbids. */
function escape(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** Writes the tree as a standalone XML file. */
export function toSvg(node: SvgNode): string {
  const attrs = Object.entries(node.attrs)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');
  if (node.children.length === 0) return `<${node.tag}${attrs}/>`;
  const inner = node.children.map((child) => (typeof child === 'string' ? escape(child) : toSvg(child))).join('');
  return `<${node.tag}${attrs}>${inner}</${node.tag}>`;
}

const REACT_NAMES: Readonly<Record<string, string>> = { class: 'className' };

/** The attributes with React’s names: `stroke-width` → `strokeWidth`, `class` → `className`; data-*, aria-* stay. */
export function reactProps(attrs: SvgNode['attrs']): Record<string, string | number> {
  return Object.fromEntries(Object.entries(attrs).map(([name, value]) => [reactName(name), value]));
}

function reactName(name: string): string {
  if (name.startsWith('data-') || name.startsWith('aria-')) return name;
  return REACT_NAMES[name] ?? name.replace(/-([a-z])/g, (_, character: string) => character.toUpperCase());
}
