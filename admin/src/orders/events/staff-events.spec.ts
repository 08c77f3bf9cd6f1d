import { listEventButtons, STAFF_EVENTS } from './staff-events';

describe('event buttons of an order', () => {
  test('there is a button for each event that the API allows and for no other', () => {
    const events = listEventButtons(['note_added', 'order_cancelled', 'digital_proof_sent']).map(({ event }) => event);
    expect(events).toEqual(['digital_proof_sent', 'note_added', 'order_cancelled']);
    expect(listEventButtons([])).toEqual([]);
    expect(listEventButtons(STAFF_EVENTS)).toHaveLength(STAFF_EVENTS.length);
  });

  test('events without a form on the order page have no button', () => {
    expect(listEventButtons(['claim_resolved', 'toString', 'note_added'])).toEqual([
      { event: 'note_added', style: 'secondary' },
    ]);
  });

  test('the event that advances the order is the primary button', () => {
    expect(listEventButtons(['digital_proof_sent', 'artwork_rejected', 'note_added', 'order_cancelled'])).toEqual([
      { event: 'digital_proof_sent', style: 'primary' },
      { event: 'artwork_rejected', style: 'destructive' },
      { event: 'note_added', style: 'secondary' },
      { event: 'order_cancelled', style: 'destructive' },
    ]);
  });

  test('without an event that advances the order there is no primary button', () => {
    const styles = listEventButtons(['note_added', 'refund_issued']).map(({ style }) => style);
    expect(styles).toEqual(['secondary', 'destructive']);
  });
});
