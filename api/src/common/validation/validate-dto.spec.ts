import { calls, compileValidator, type Call } from '@shop/contract';
import { PhotoFields, SpreadsheetFields } from '../../catalogue/admin/upload-fields.dto';
import { ProofFields } from '../../orders/admin/proof-fields.dto';
import { ArtworkUploadFields, ClaimFields } from '../../orders/customer/upload-fields.dto';
import { compileDtoValidator, type Dto } from './validate-dto';

const place = { orderId: '250101-000001-000001', sid: 'a' };

const CALLS: [name: string, call: Call, dto: Dto<object>, valid: Record<string, string>][] = [
  ['artwork', calls['Account/ArtworkUpload'], ArtworkUploadFields, place],
  ['a claim', calls['Account/OpenClaim'], ClaimFields, { ...place, reason: 'It arrived torn.\nBoth edges.' }],
  ['a proof', calls['admin/order-events'], ProofFields, { event: 'digital_proof_sent', sid: 'a' }],
  ['a photo', calls['admin/product-photo'], PhotoFields, { en: 'A banner', ja: '', fr: 'x', es: 'y', de: 'z' }],
  ['a workbook', calls['admin/catalogue-import'], SpreadsheetFields, { agreement: 'a', title: 'May' }],
];

const TEXTS = ['', ' ', '\u00a0', '\u2003', 'a\nb', 'a\tb', '\u0007', 'x'.repeat(40), 'x'.repeat(41), 'x'.repeat(65)];
const LONG_TEXTS = [120, 121, 200, 201, 2000, 2001].map((length) => 'x'.repeat(length));
const LISTS = [['a'], { a: 'b' }];

const byField = (issues: { field: string }[]) => issues.toSorted((a, b) => (a.field < b.field ? -1 : 1));

describe('the text fields of a multipart body', () => {
  test.each(CALLS)('are validated like the JSON body of the call: %s', (_, call, dto, valid) => {
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
  });

  test('may contain flags as text', () => {
    const validate = compileDtoValidator(SpreadsheetFields);
    expect(validate({ apply: 'true' })).toEqual({ ok: true, value: { apply: true } });
    expect(validate({ apply: 'false' })).toEqual({ ok: true, value: { apply: false } });
    expect(validate({ apply: 'yes' })).toEqual({ ok: false, issues: [{ field: 'apply', code: 'invalid' }] });
  });

  test('may not be named after a property of objects', () => {
    const fields = JSON.parse('{"__proto__":"x","constructor":"x"}') as object;
    expect(compileDtoValidator(SpreadsheetFields)(fields)).toEqual({
      ok: false,
      issues: [
        { field: '__proto__', code: 'unknown_field' },
        { field: 'constructor', code: 'unknown_field' },
      ],
    });
  });
});
