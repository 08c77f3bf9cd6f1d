import { type Call, type CallName, calls, HOME_TASKS } from '@shop/contract';
import { taskItemPath, taskListPath } from './task-lists';

test.each(HOME_TASKS)('the number of %s links to a list with filters that the API knows', (task) => {
  const [path = '', query = ''] = taskListPath(task).split('?');
  if (path === '/facility') return;
  const { filters = [] }: Call = calls[`admin${path}` as CallName];
  const filter = JSON.parse(new URLSearchParams(query).get('filter') ?? '') as object;
  expect(Object.keys(filter).length > 0 || task === 'days_to_close').toBe(true);
  for (const name of Object.keys(filter)) expect(filters.includes(name) || name === 'open').toBe(true);
});

test('an item links to its page, or to its list', () => {
  expect(taskItemPath('claims', 'a b')).toBe('/claims/a%20b/show');
  expect(taskItemPath('items_to_pack', 'a')).toBe('/facility?stage=to_pack');
  expect(taskItemPath('reviews', '1')).toBe(taskListPath('reviews'));
});
