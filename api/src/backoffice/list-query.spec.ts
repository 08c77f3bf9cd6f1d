import { contentRange, idsFilter, likePattern, readListing, textFilter } from './list-query';

const columns = { date: 'o.placed_at', amount: 'o.total' };

describe('a list query of the back office', () => {
  test('sorts, pages and filters as react-admin asks', () => {
    const listing = readListing(
      { sort: '["amount","ASC"]', range: '[25,49]', filter: '{"q":"tanaka"}' },
      columns,
      'date',
    );
    expect(listing).toEqual({ orderBy: 'o.total ASC', offset: 25, limit: 25, filter: { q: 'tanaka' } });
  });

  test('shows the first 25, newest first, where nothing is asked', () => {
    expect(readListing({}, columns, 'date')).toEqual({ orderBy: 'o.placed_at DESC', offset: 0, limit: 25, filter: {} });
  });

  test('gives at most 200 rows', () => {
    expect(readListing({ range: '[0,99999]' }, columns, 'date').limit).toBe(200);
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
  ])('refuses %j', (query) => {
    expect(() => readListing(query, columns, 'date')).toThrow('validation_failed');
  });

  test('refuses a search that is no text, and ids that are none', () => {
    expect(() => textFilter({ q: { $ne: '' } }, 'q')).toThrow('validation_failed');
    expect(() => textFilter({ q: 'a\0b' }, 'q')).toThrow('validation_failed');
    expect(() => idsFilter({ id: [{}] })).toThrow('validation_failed');
  });

  test('takes what was typed by its letters alone', () => {
    expect(likePattern('50%_off\\')).toBe('%50\\%\\_off\\\\%');
  });

  test('says which rows of how many', () => {
    expect(contentRange('orders', 25, 25, 319)).toBe('orders 25-49/319');
    expect(contentRange('orders', 0, 0, 0)).toBe('orders 0-0/0');
  });
});
