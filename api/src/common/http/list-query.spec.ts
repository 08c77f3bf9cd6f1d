import { idsFilter, likePattern, parseListQuery, textFilter, textsFilter } from './list-query';

const columns = { date: 'o.placed_at', amount: 'o.total' };

describe('list queries', () => {
  test('a list query sorts, pages and filters as react-admin requests', () => {
    const listing = parseListQuery(
      { sort: '["amount","ASC"]', range: '[25,49]', filter: '{"q":"tanaka"}' },
      columns,
      'date',
    );
    expect(listing).toEqual({
      orderBy: 'o.total ASC',
      descending: false,
      offset: 25,
      limit: 25,
      filter: { q: 'tanaka' },
    });
  });

  test('a list query returns the newest 25 rows by default', () => {
    expect(parseListQuery({}, columns, 'date')).toEqual({
      orderBy: 'o.placed_at DESC',
      descending: true,
      offset: 0,
      limit: 25,
      filter: {},
    });
  });

  test('a list query returns at most 200 rows', () => {
    expect(parseListQuery({ range: '[0,999]' }, columns, 'date').limit).toBe(200);
  });

  test.each([
    { sort: '["date; drop table account","ASC"]' },
    { sort: '["__proto__","ASC"]' },
    { sort: '["date","sideways"]' },
    { sort: '"date"' },
    { range: '[5,1]' },
    { range: '[-1,10]' },
    { range: '[0,1e99]' },
    { filter: '[]' },
    { filter: '{' },
    { filter: 'null' },
  ])('the list query %j is rejected', (query) => {
    expect(() => parseListQuery(query, columns, 'date')).toThrow('validation_failed');
  });

  test('a list query with a search that is not text or with invalid ids is rejected', () => {
    expect(() => textFilter({ q: { $ne: '' } }, 'q')).toThrow('validation_failed');
    expect(() => textFilter({ q: 'a\0b' }, 'q')).toThrow('validation_failed');
    expect(() => idsFilter({ id: [{}] })).toThrow('validation_failed');
  });

  test('a filter by one text or by a list of them is a list', () => {
    expect(textsFilter({ role: 'admin' }, 'role')).toEqual(['admin']);
    expect(textsFilter({ role: ['admin', 'factory'] }, 'role')).toEqual(['admin', 'factory']);
    expect([textsFilter({}, 'role'), textsFilter({ role: [] }, 'role')]).toEqual([null, null]);
    expect(() => textsFilter({ role: ['admin', 7] }, 'role')).toThrow('validation_failed');
    expect(() => textsFilter({ role: Array(51).fill('admin') }, 'role')).toThrow('validation_failed');
  });

  test('a search takes percent signs and underscores literally', () => {
    expect(likePattern('50%_off\\')).toBe('%50\\%\\_off\\\\%');
  });
});
