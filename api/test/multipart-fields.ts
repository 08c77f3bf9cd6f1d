import { compileValidator, type Call } from '@shop/contract';
import { compileDtoValidator } from '../src/common/public';

const TEXTS = ['', ' ', '\u00a0', '\u2003', 'a\nb', 'a\tb', '\u0007', 'x'.repeat(40), 'x'.repeat(41), 'x'.repeat(65)];
const LONG_TEXTS = [120, 121, 200, 201, 2000, 2001].map((length) => 'x'.repeat(length));
const LISTS = [['a'], { a: 'b' }];

const byField = (issues: { field: string }[]) => issues.toSorted((a, b) => (a.field < b.field ? -1 : 1));

/** Asserts that the class finds the same errors in text fields as the call's schema finds in a JSON body. */
export function expectSameErrors(call: Call, dto: new () => object, valid: Record<string, string>): void {
  const validateJson = compileValidator(call.input);
  const validateFields = compileDtoValidator(dto);
  const bodies = [
    {},
    valid,
    { ...valid, surplus: 'x' },
    ...Object.keys(valid).flatMap((field) =>
      [...TEXTS, ...LONG_TEXTS, ...LISTS].map((value) => ({ ...valid, [field]: value })),
    ),
  ];
  for (const body of bodies) {
    const expected = validateJson(body);
    const actual = validateFields(body);
    expect([body, actual.ok ? actual : byField(actual.issues)]).toEqual([
      body,
      expected.ok ? expected : byField(expected.issues),
    ]);
  }
}
