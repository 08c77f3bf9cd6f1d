import { calls } from '@shop/contract';
import { expectSameErrors } from '../../../test/multipart-fields';
import { SizeListFields } from './size-list-fields.dto';

test('the fields of a size list are validated as the contract describes them', () => {
  expectSameErrors(calls['Cart/ReadSizeList'], SizeListFields, { unit: '2' });
});
