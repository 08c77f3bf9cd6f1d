import { type Call, type CallName, calls, HOME_TASKS } from '@shop/contract';
import { taskItemPath, taskListPath } from './task-lists';

test.each(HOME_TASKS)('the number of %s links to a list with filters that the API knows', (task) => {
  const [path = '', query = ''] = taskListPath(task).split('?');
  const { filters = [] }: Call = calls[`admin${path}` as CallName];
  const filter = JSON.parse(new URLSearchParams(query).get('filter') ?? '') as object;
  expect(Object.keys(filter).length).toBeGreaterThan(0);
  for (const name of Object.keys(filter)) expect(filters.includes(name) || name === 'open').toBe(true);
});

test('an item links to its page, or to its list', () => {
  expect(taskItemPath('claims', 'a b')).toBe('/claims/a%20b/show');
  expect(taskItemPath('reviews', '1')).toBe(taskListPath('reviews'));
});
