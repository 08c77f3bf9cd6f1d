import { BadRequestException } from '@nestjs/common';
import { Refusal } from '../refusal';
import { asRefusal } from './problem.filter';

const failure = (code: string) => Object.assign(new Error('canceling statement'), { code });

test.each(['55P03', '57014', '40P01', '40001'])('who waited too long for somebody else (%s) may come again', (code) => {
  expect(asRefusal(failure(code))).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

test.each([failure('23505'), new Error('undefined is not a function'), null, 'text'])(
  '%p is the shop’s fault',
  (error) => {
    expect(asRefusal(error)).toMatchObject({ code: 'system_error' });
  },
);

test('a refusal says what it is', () => {
  const refusal = new Refusal('empty_cart');
  expect(asRefusal(refusal)).toBe(refusal);
  expect(asRefusal(new BadRequestException())).toMatchObject({ code: 'malformed_body' });
  expect(asRefusal(failure('FST_ERR_CTP_BODY_TOO_LARGE'))).toMatchObject({ code: 'body_too_large' });
});
