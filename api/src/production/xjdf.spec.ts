import fc from 'fast-check';
import { ORDER_ID_ALPHABET } from '@shop/order-flow';
import { SaxesParser } from 'saxes';
import type { ProductionJob } from './production-jobs';
import { renderXjdf } from './xjdf';
import { XJDF_RULES, type ValueType } from './xjdf-rules.fixture';

const NAMESPACE = 'http://www.CIP4.org/JDFSchema_2_0';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

/** @throws {Error} if the text is not well-formed XML, or an element has another namespace */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (uri !== NAMESPACE) throw new Error(`${local} is in the namespace ${uri}`);
    const values = Object.entries(attributes).flatMap(([name, { value }]) =>
      name === 'xmlns' ? [] : [[name, value] as const],
    );
    const element = { name: local, attributes: Object.fromEntries(values), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root;
}

const NAME_START = String.raw`[\p{L}_]`;
const TOKEN = String.raw`[\p{L}\p{N}._:-]+`;
const FLOAT = String.raw`-?\d+(\.\d+)?([eE][+-]?\d+)?`;
const PATTERNS: Readonly<Record<ValueType, RegExp>> = {
  string: /^[\s\S]*$/u,
  NMTOKEN: new RegExp(`^${TOKEN}$`, 'u'),
  NMTOKENS: new RegExp(`^${TOKEN}( ${TOKEN})*$`, 'u'),
  ID: new RegExp(String.raw`^${NAME_START}[\p{L}\p{N}._-]*$`, 'u'),
  int: /^-?\d{1,10}$/,
  boolean: /^(true|false)$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  URL: /^[!#-;=?-[\]_a-z~%]*$/i,
  XYPair: new RegExp(`^${FLOAT} ${FLOAT}$`),
  shape: new RegExp(`^${FLOAT} ${FLOAT} ${FLOAT}$`),
};

/** What the schema forbids in an element and all below it. */
function findViolations({ name, attributes, children }: Element, ids: Set<string>): string[] {
  const rule = XJDF_RULES[name];
  if (!rule) return [`${name} is unknown`];
  const values = Object.entries(attributes).flatMap(([attribute, value]) => {
    const type = rule.attributes[attribute];
    if (type === undefined) return [`${name} has no attribute ${attribute}`];
    const isValid = typeof type === 'string' ? PATTERNS[type].test(value) : type.includes(value);
    const isTaken = type === 'ID' && ids.has(value);
    if (type === 'ID') ids.add(value);
    return isValid && !isTaken ? [] : [`${name}/@${attribute} is not valid: ${value}`];
  });
  const missing = rule.required.filter((each) => !(each in attributes)).map((each) => `${name} lacks ${each}`);
  const sequence = children.map((child) => rule.children.findIndex((each) => each.name === child.name));
  const isOrdered = sequence.every((place, at) => place >= (sequence[at - 1] ?? 0));
  const counts = rule.children.flatMap(({ name: child, min, max }) => {
    const count = children.filter((each) => each.name === child).length;
    return count >= min && count <= max ? [] : [`${name} has ${count} of ${child}`];
  });
  return [
    ...[...values, ...missing, ...counts],
    ...(isOrdered ? [] : [`the children of ${name} are in another sequence`]),
    ...children.flatMap((child) => findViolations(child, ids)),
  ];
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constant('Vinyl 440 "B&W" <1>'),
);
const size = fc.option(
  fc.tuple(fc.double({ min: 10, max: 60_000, noNaN: true }), fc.integer({ min: 10, max: 60_000 })),
);

const job: fc.Arbitrary<ProductionJob> = fc
  .record({
    orderId: fc
      .string({ unit: fc.constantFrom(...ORDER_ID_ALPHABET), minLength: 18, maxLength: 18 })
      .map((code) => code.replace(/^(.{6})(.{6})(.{6})$/, '$1-$2-$3')),
    ...{ sid: fc.uuid(), product: text, variant: fc.option(text), finishes: fc.array(text, { maxLength: 3 }), size },
    position: fc.integer({ min: 1, max: 500 }),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    material: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/),
    hasFile: fc.boolean(),
  })
  .map(({ size: dimensions, hasFile, ...view }) => {
    const [widthMm, heightMm] = dimensions ?? [null, null];
    const sizes = { widthMm, heightMm, printWidthMm: widthMm, printHeightMm: heightMm };
    const file = hasFile ? { name: 'art.pdf', sha256: Buffer.alloc(32, 7) } : null;
    return { view: { ...view, ...sizes, due: '2026-05-04' }, file } as unknown as ProductionJob;
  });

test('every ticket follows the schema of XJDF 2.1, whatever the order, product and size', () => {
  fc.assert(
    fc.property(job, fc.constantFrom(null, 'nest-vinyl-440-AB12.pdf'), (each, pressFile) => {
      const { children } = parse(renderXjdf(each, pressFile));
      expect(children.map(({ name }) => name)).toEqual(['XJDF']);
      expect(children.flatMap((root) => findViolations(root, new Set()))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['an ID that begins with a digit', ' ID="', ' ID="7'],
  ['an unknown attribute', 'IsRoot="true"', 'IsRoot="true" Colour="red"'],
  ['no job ID', /JobID="[^"]*"/, ''],
  ['a size of two numbers', / 0"\/><\/Intent>/, '"/></Intent>'],
  ['products after resources', /(<ProductList>[\s\S]*<\/ProductList>)([\s\S]*)<\/XJDF>/, '$2$1</XJDF>'],
  ['a day without time', 'T23:59:59+08:00', ''],
])('a ticket with %s breaks the rules', (_, found, replacement) => {
  const view = {
    ...{ orderId: 'ABCDEF-GHJKMN-PQRSTV', position: 1, sid: 's', product: 'Vinyl', variant: null },
    ...{ finishes: [], widthMm: 2000, heightMm: 1000, printWidthMm: 2100, printHeightMm: 1100 },
    ...{ quantity: 2, material: 'vinyl-440', due: '2026-05-04' },
  };
  const ticket = renderXjdf({ view, file: null } as unknown as ProductionJob, 'a.pdf');
  const changed = ticket.replace(found, replacement);
  expect(changed).not.toBe(ticket);
  expect(parse(changed).children.flatMap((root) => findViolations(root, new Set()))).not.toEqual([]);
});
