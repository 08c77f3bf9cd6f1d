import { buttonsFor, STAFF_EVENTS } from './staff-events';

describe('the buttons of an order', () => {
  test('are exactly the events that the server offers', () => {
    expect(buttonsFor(['note_added', 'order_cancelled', 'digital_proof_sent']).map(({ event }) => event)).toEqual([
      'digital_proof_sent',
      'note_added',
      'order_cancelled',
    ]);
    expect(buttonsFor([])).toEqual([]);
    expect(buttonsFor(STAFF_EVENTS)).toHaveLength(STAFF_EVENTS.length);
  });

  test('leave out events that have no form here', () => {
    expect(buttonsFor(['claim_resolved', 'toString', 'note_added'])).toEqual([
      { event: 'note_added', weight: 'plain' },
    ]);
  });

  test('make the one that moves the order on the main one', () => {
    expect(buttonsFor(['digital_proof_sent', 'artwork_rejected', 'note_added', 'order_cancelled'])).toEqual([
      { event: 'digital_proof_sent', weight: 'main' },
      { event: 'artwork_rejected', weight: 'grave' },
      { event: 'note_added', weight: 'plain' },
      { event: 'order_cancelled', weight: 'grave' },
    ]);
  });

  test('have no main one where nothing moves the order on', () => {
    expect(buttonsFor(['note_added', 'refund_issued']).map(({ weight }) => weight)).toEqual(['plain', 'grave']);
  });
});
