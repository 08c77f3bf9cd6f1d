import { calls } from '@shop/contract';
import { expectSameErrors } from '../../../test/multipart-fields';
import { ArtworkUploadFields, ClaimFields } from './upload-fields.dto';

const item = { orderId: '250101-000001-000001', sid: 'a' };

test('the text fields of an artwork upload are validated like the JSON body of the call', () => {
  expectSameErrors(calls['Account/ArtworkUpload'], ArtworkUploadFields, item);
});

test('the text fields of a claim are validated like the JSON body of the call', () => {
  const claim = { ...item, reason: 'It arrived torn.\nBoth edges.' };
  expectSameErrors(calls['Account/OpenClaim'], ClaimFields, claim);
});
