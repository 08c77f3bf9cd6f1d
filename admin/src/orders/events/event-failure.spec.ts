import type { ApiError } from '@shop/api-client';
import { classifyFailure } from './event-failure';

const rejected = (code: ApiError['code'], errors: ApiError['errors'] = []): ApiError => ({
  status: 409,
  code,
  detail: 'Rejected.',
  errors,
});

describe('rejected order events', () => {
  test('an error at one of the form’s fields is shown at the field', () => {
    const rejection = rejected('event_not_allowed', [
      { field: 'amount', code: 'amount_mismatch', message: 'Differs.' },
    ]);
    expect(classifyFailure(rejection, ['amount', 'memo'])).toEqual({
      kind: 'field_errors',
      messages: { amount: 'Differs.' },
    });
  });

  test('an error of a single item is shown at the items field', () => {
    const rejection = rejected('event_not_allowed', [
      { field: 'items.7', code: 'already_shipped', message: 'Shipped.' },
    ]);
    expect(classifyFailure(rejection, ['items', 'agent'])).toEqual({
      kind: 'field_errors',
      messages: { items: 'Shipped.' },
    });
  });

  test.each([
    ['without a reason', undefined, 'Rejected.'],
    [
      'because of its status',
      [{ field: 'event', code: 'wrong_state' as const, message: 'Moved on.' }],
      'Rejected. Moved on.',
    ],
    [
      'because of a field that the form does not have',
      [{ field: 'sid', code: 'unknown_item' as const, message: 'No such item.' }],
      'Rejected. No such item.',
    ],
  ])('an event that the order does not allow %s means that the order has changed', (_, errors, reason) => {
    expect(classifyFailure(rejected('event_not_allowed', errors), ['reason'])).toEqual({
      kind: 'order_changed',
      reason,
    });
  });

  test('file errors are shown at the file, and a wrong type with the formats of proofs', () => {
    expect(classifyFailure(rejected('file_too_large'), ['sid', 'file'])).toEqual({
      kind: 'field_errors',
      messages: { file: 'Rejected.' },
    });
    expect(classifyFailure(rejected('file_type_not_allowed'), ['sid', 'file'])).toEqual({
      kind: 'field_errors',
      messages: { file: 'events.digital_proof_sent.file.wrongType' },
    });
  });

  test('an expired order has changed', () => {
    expect(classifyFailure(rejected('order_expired'), ['amount'])).toEqual({
      kind: 'order_changed',
      reason: 'Rejected.',
    });
  });

  test('a reused idempotency key means that an earlier attempt succeeded', () => {
    expect(classifyFailure(rejected('idempotency_key_reused'), ['amount'])).toEqual({ kind: 'already_sent' });
  });

  test('a change by somebody else is shown in the form, which can be submitted again', () => {
    const changes = [{ id: '4', event: 'note_added', date: '2026-03-02T09:00:00Z', actor: 'factory', by: 'Li Wei' }];
    expect(classifyFailure({ ...rejected('changed_meanwhile'), changes }, ['memo'])).toEqual({
      kind: 'changed_meanwhile',
      changes,
    });
  });

  test('after any other error the form can be submitted again', () => {
    expect(classifyFailure(rejected('system_error'), ['amount'])).toEqual({ kind: 'rejected', reason: 'Rejected.' });
  });
});
