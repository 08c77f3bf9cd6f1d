import { Type, type TSchema } from '@sinclair/typebox';
import { calls, isBackOffice, type Call } from '.';
import { compileProjection, hiddenFields } from './project-for-role';
import { sensitive, sensitivitiesOf, type Sensitivity } from './sensitivity';
import { staffView } from './staff-view';
import { EmailAddress, Instant, MinorUnits, Money, nullable, strictObject } from './values';

interface Field {
  path: string;
  name: string;
  schema: TSchema;
  isMarked: boolean;
}

/** Every field of a schema, at every depth; a field inside a marked one counts as marked. */
function fieldsOf(schema: TSchema, path: string, isMarked: boolean): Field[] {
  const nested = [...(schema.items ? [schema.items as TSchema] : []), ...((schema.anyOf ?? []) as TSchema[])];
  const named = Object.entries((schema.properties ?? {}) as Record<string, TSchema>).map(([name, field]) => ({
    path: `${path}.${name}`,
    name,
    schema: field,
    isMarked: isMarked || sensitivitiesOf(field).length > 0,
  }));
  return [
    ...named,
    ...named.flatMap((field) => fieldsOf(field.schema, field.path, field.isMarked)),
    ...nested.flatMap((each) => fieldsOf(each, path, isMarked)),
  ];
}

const backOffice = Object.entries<Call>(calls).filter(([, call]) => isBackOffice(call));
const fields = backOffice.flatMap(([name, { output }]) => fieldsOf(output, name, false));

/** By its name or its shape, without regard to the mark. */
function looksSensitive({ name, schema }: Field): boolean {
  const variants = [schema, schema.items, ...((schema.anyOf ?? []) as TSchema[])].filter((each) => each !== undefined);
  const isMoney = variants.some((each: TSchema) => {
    const { currency, amount, total } = (each.properties ?? {}) as Record<string, unknown>;
    return currency !== undefined && (amount !== undefined || total !== undefined);
  });
  const isAmount = /^(amount|total|subtotal|price|line|fen|.*(Fee|Fen))$/.test(name) && schema.type === 'integer';
  const holdsContact = /(email|phone)$/i.test(name) && variants.some((each: TSchema) => each.type === 'string');
  return isMoney || isAmount || holdsContact;
}

describe('fields of the back office', () => {
  test('every amount, email address and phone number of a response is marked', () => {
    const sensitiveFields = fields.filter(looksSensitive);
    expect(sensitiveFields.length).toBeGreaterThan(50);
    const unmarked = sensitiveFields.filter(({ isMarked }) => !isMarked).map(({ path }) => path);
    expect(unmarked).toEqual([]);
  });

  test('the order schemas mark what the roles do not see', () => {
    const { output } = calls['admin/order'];
    const money = ['currency', 'amount', 'invoice', 'paid', 'refunded', 'refunds'];
    expect(hiddenFields(output, 'factory')).toEqual(['email', ...money]);
    expect(hiddenFields(output, 'isc_facility')).toEqual(['email', ...money]);
    expect(hiddenFields(calls['admin/orders'].output, 'factory')).toEqual(['email', 'amount']);
    expect(hiddenFields(output, 'accounting')).toEqual([]);
  });
});

describe('compileProjection', () => {
  const phone = (sensitivity: Sensitivity) => sensitive(sensitivity, Type.String());
  const schema = strictObject({
    id: Type.String(),
    at: nullable(Instant),
    email: EmailAddress,
    shipTo: strictObject({ name: Type.String(), phone: phone('shipToPhone') }),
    contact: nullable(strictObject({ name: Type.String(), phone: phone('phone') })),
    price: nullable(Money),
    lines: staffView(strictObject({ amounts: nullable(MinorUnits), names: nullable(Type.String()) })),
  });
  const value = {
    id: 'A',
    at: null,
    email: 'a@example.com',
    shipTo: { name: 'B', phone: '1' },
    contact: { name: 'C', phone: '2' },
    price: null,
    lines: { amounts: 5, names: 'D' },
    unknown: 'not in the schema',
  };
  const visible = { id: 'A', at: null, contact: { name: 'C' }, lines: { names: 'D' } };

  test('leaves out the fields that a role does not see, and those that the schema does not have', () => {
    expect(compileProjection(schema, 'factory')(value)).toEqual({ ...visible, shipTo: { name: 'B' } });
  });

  test('shows shipping staff the phone number of the recipient only', () => {
    expect(compileProjection(schema, 'isc_facility')(value)).toEqual({ ...visible, shipTo: value.shipTo });
  });

  test('hides every marked field from a role that is not staff', () => {
    expect(compileProjection(schema, 'constructor')(value)).toEqual({ ...visible, shipTo: { name: 'B' } });
  });

  test('keeps the values of a record with any names', () => {
    const schema = strictObject({ values: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])) });
    const value = { values: { dpi: 96, name: 'logo.pdf' } };
    expect(compileProjection(schema, 'factory')(value)).toEqual(value);
  });

  test('rejects files and values of an unknown shape', () => {
    expect(() => compileProjection(calls['admin/audit-entry'].output, 'factory')).toThrow('unknown shape');
    expect(() => compileProjection(calls['admin/order-invoice'].output, 'factory')).toThrow('file');
  });
});
