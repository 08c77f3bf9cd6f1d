import { createHmac } from 'node:crypto';
import { signRequest } from './signature';

it('a signature is the hex HMAC-SHA-256 of timestamp, method, path and body on a line each', async () => {
  const expected = createHmac('sha256', 'site key')
    .update('1772366400000\nPOST\n/api/Subscription/AddSubscription?x=é\n{"Email":"a@b.example"}')
    .digest('hex');
  // S7.6, S7.7
  expect(
    await signRequest(
      'site key',
      1772366400000,
      'POST',
      '/api/Subscription/AddSubscription?x=é',
      '{"Email":"a@b.example"}',
    ),
  ).toBe(expected);
});
