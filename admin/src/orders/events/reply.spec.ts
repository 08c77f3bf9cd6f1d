import type { Problem } from '@shop/contract';
import { replyTo } from './reply';

const problem = (code: Problem['code'], errors?: Problem['errors']): Problem => ({
  type: `/api/docs#${code}`,
  title: code,
  status: 409,
  detail: 'Refused.',
  code,
  requestId: '1',
  ...(errors && { errors }),
});

describe('a refused event', () => {
  test('puts a message at the form’s own field', () => {
    const refusal = problem('event_not_allowed', [{ field: 'amount', code: 'amount_mismatch', message: 'Differs.' }]);
    expect(replyTo(refusal, ['amount', 'memo'])).toEqual({ kind: 'fields', messages: { amount: 'Differs.' } });
  });

  test('puts what is wrong with single items at the items', () => {
    const refusal = problem('event_not_allowed', [{ field: 'items.7', code: 'already_shipped', message: 'Shipped.' }]);
    expect(replyTo(refusal, ['items', 'agent'])).toEqual({ kind: 'fields', messages: { items: 'Shipped.' } });
  });

  test.each([
    ['without a reason', undefined, 'Refused.'],
    [
      'for the state’s sake',
      [{ field: 'event', code: 'wrong_state' as const, message: 'Moved on.' }],
      'Refused. Moved on.',
    ],
    [
      'for what the form does not ask',
      [{ field: 'sid', code: 'unknown_item' as const, message: 'No such item.' }],
      'Refused. No such item.',
    ],
  ])('means that somebody was quicker, %s', (_, errors, reason) => {
    expect(replyTo(problem('event_not_allowed', errors), ['reason'])).toEqual({ kind: 'moved_on', reason });
  });

  test('puts what is wrong with a file at the file, and a wrong kind in a proof’s own words', () => {
    expect(replyTo(problem('file_too_large'), ['sid', 'file'])).toEqual({
      kind: 'fields',
      messages: { file: 'Refused.' },
    });
    const wrongKind = { kind: 'fields', messages: { file: 'events.digital_proof_sent.file.wrongType' } };
    expect(replyTo(problem('file_type_not_allowed'), ['sid', 'file'])).toEqual(wrongKind);
  });

  test('means that the order expired meanwhile', () => {
    expect(replyTo(problem('order_expired'), ['amount'])).toEqual({ kind: 'moved_on', reason: 'Refused.' });
  });

  test('means that an earlier attempt had gone through, where its key was used', () => {
    expect(replyTo(problem('idempotency_key_reused'), ['amount'])).toEqual({ kind: 'sent_before' });
  });

  test('can be tried again otherwise', () => {
    expect(replyTo(problem('system_error'), ['amount'])).toEqual({ kind: 'refused', reason: 'Refused.' });
  });
});
