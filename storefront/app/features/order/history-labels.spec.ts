import { ACTORS, ORDER_EVENTS } from '@shop/order-flow';
import { toActorLabel, toEventLabel } from './history-labels';

describe('the history labels', () => {
  it('cover every event of the workflow and every actor', () => {
    expect(ORDER_EVENTS.filter((event) => toEventLabel(event) !== event)).toEqual([]);
    expect(ACTORS.filter((actor) => toActorLabel(actor) !== actor)).toEqual([]);
  });

  it('fall back for unknown events and actors', () => {
    expect(toEventLabel('drone_landed')).toBe('other');
    expect(toActorLabel('drone')).toBe('system');
  });
});
