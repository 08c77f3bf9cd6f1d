import { calls } from '@shop/contract';
import { expectSameErrors } from '../../../test/multipart-fields';
import { compileDtoValidator } from '../../common/public';
import { PhotoFields, SpreadsheetFields } from './upload-fields.dto';

test('the text fields of a photo are validated like the JSON body of the call', () => {
  const texts = { en: 'A banner', ja: '', fr: 'x', es: 'y', de: 'z' };
  expectSameErrors(calls['admin/product-photo'], PhotoFields, texts);
});

test('the text fields of a workbook are validated like the JSON body of the call', () => {
  expectSameErrors(calls['admin/catalogue-import'], SpreadsheetFields, { agreement: 'a', title: 'May' });
});

test('a flag of a multipart body is true or false as text', () => {
  const validate = compileDtoValidator(SpreadsheetFields);
  expect(validate({ apply: 'true' })).toEqual({ ok: true, value: { apply: true } });
  expect(validate({ apply: 'false' })).toEqual({ ok: true, value: { apply: false } });
  expect(validate({ apply: 'yes' })).toEqual({ ok: false, issues: [{ field: 'apply', code: 'invalid' }] });
});
