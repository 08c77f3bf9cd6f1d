import { BadRequestException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { ApiError } from './api-error';
import { toApiError } from './problem.filter';

const failure = (code: string) => Object.assign(new Error('canceling statement'), { code });

test.each(['55P03', '57014', '40P01', '40001', '25P03', '57P01', '53300', '08006', 'ECONNREFUSED', 'EAI_AGAIN'])(
  'the code %s is reported as unavailable with a time to retry',
  (code) => {
    expect(toApiError(failure(code))).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  },
);

test.each([
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
])('the database error "%s" is reported as unavailable', (message) => {
  const error = new Error(message);
  expect(toApiError(error)).toMatchObject({ code: 'unavailable', retryAfter: 5, cause: error });
  expect(toApiError(new QueryFailedError('select 1', [], error))).toMatchObject({ code: 'unavailable' });
});

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
