import { BadRequestException } from '@nestjs/common';
import { ApiError } from './api-error';
import { toApiError } from './problem.filter';

const failure = (code: string) => Object.assign(new Error('canceling statement'), { code });

test.each(['55P03', '57014', '40P01', '40001'])(
  'the SQL state %s is reported as unavailable with a time to retry',
  (code) => {
    expect(toApiError(failure(code))).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  },
);

test.each([failure('23505'), new Error('undefined is not a function'), null, 'text'])(
  '%p is reported as system_error',
  (error) => {
    expect(toApiError(error)).toMatchObject({ code: 'system_error' });
  },
);

test('an ApiError is reported as it is', () => {
  const error = new ApiError('empty_cart');
  expect(toApiError(error)).toBe(error);
  expect(toApiError(new BadRequestException())).toMatchObject({ code: 'malformed_body' });
  expect(toApiError(failure('FST_ERR_CTP_BODY_TOO_LARGE'))).toMatchObject({ code: 'body_too_large' });
});
