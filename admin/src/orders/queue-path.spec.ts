import { queuePath } from './queue-path';

const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

describe('the address of a queue', () => {
  test('lists what waits longest first', () => {
    expect(queryOf(queuePath('in_review'))).toMatchObject({
      filter: '{"status":"in_review"}',
      sort: 'lastUpdate',
      order: 'ASC',
    });
  });

  test('lists what is over, and all orders, latest first', () => {
    expect([queuePath('completed'), queuePath()].map((path) => queryOf(path).order)).toEqual(['DESC', 'DESC']);
  });

  test('keeps what is searched for', () => {
    expect(JSON.parse(queryOf(queuePath('shipped', 'a&b=“c”')).filter ?? '')).toEqual({
      q: 'a&b=“c”',
      status: 'shipped',
    });
    expect(queryOf(queuePath(undefined, '')).filter).toBe('{}');
  });
});
