import { cases, tariff } from '../test/vectors';
import { quote } from './index';

test.each(cases)('$name', ({ request, expect: expected }) => {
  const result = quote(tariff, request);
  if (expected.error) expect(result).toEqual({ ok: false, error: expected.error });
  else expect(result).toMatchObject({ ok: true, quote: expected });
});
