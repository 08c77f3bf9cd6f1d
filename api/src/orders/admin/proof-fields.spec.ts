import { calls } from '@shop/contract';
import { expectSameErrors } from '../../../test/multipart-fields';
import { ProofFields } from './proof-fields.dto';

test('the text fields of a proof are validated like the JSON body of the call', () => {
  expectSameErrors(calls['admin/order-events'], ProofFields, { event: 'digital_proof_sent', sid: 'a', seen: '1' });
});
