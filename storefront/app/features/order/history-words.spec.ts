import { ACTORS, EVENTS } from '@shop/order-flow';
import { knownActor, knownEvent } from './history-words';

describe('the history in words', () => {
  it('has words for every event of the flow and everyone who posts one', () => {
    expect(EVENTS.filter((event) => knownEvent(event) !== event)).toEqual([]);
    expect(ACTORS.filter((actor) => knownActor(actor) !== actor)).toEqual([]);
  });

  it('says that something happened where it knows no better', () => {
    expect(knownEvent('drone_landed')).toBe('other');
    expect(knownActor('drone')).toBe('system');
  });
});
