import { createHmac } from 'node:crypto';
import { checkValue } from './signature';

it('is the hex HMAC-SHA-256 of timestamp, method, path and body, a line each', async () => {
  const expected = createHmac('sha256', 'site key').update('1772366400000\nPOST\n/api/Subscription/AddSubscription?x=é\n{"Email":"a@b.example"}').digest('hex');
  expect(await checkValue('site key', 1772366400000, 'POST', '/api/Subscription/AddSubscription?x=é', '{"Email":"a@b.example"}')).toBe(expected);
});
