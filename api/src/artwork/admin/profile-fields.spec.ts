import { calls } from '@shop/contract';
import { expectSameErrors } from '../../../test/multipart-fields';
import { ProfileFields } from './profile-fields.dto';

test('the fields of a color profile have the same errors in a multipart body as in JSON', () => {
  expectSameErrors(calls['admin/colour-profile'], ProfileFields, { printer: 'R5', inkLimit: '280' });
});
