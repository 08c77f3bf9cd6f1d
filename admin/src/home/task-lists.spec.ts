import { type Call, type CallName, calls, HOME_TASKS, type HomeTaskView } from '@shop/contract';
import { taskItemPath, taskListPath } from './task-lists';

test.each(HOME_TASKS)('the number of %s links to a list with filters that the API knows', (task) => {
  const [path = '', query = ''] = taskListPath(task).split('?');
  if (path === '/facility') return;
  const { filters = [] }: Call = calls[`admin${path}` as CallName];
  const filter = JSON.parse(new URLSearchParams(query).get('filter') ?? '') as object;
  expect(Object.keys(filter).length > 0 || task === 'days_to_close').toBe(true);
  for (const name of Object.keys(filter)) expect(filters.includes(name) || name === 'open').toBe(true);
});

const pathOf = (task: HomeTaskView['task'], id: string, title = '') => taskItemPath({ task, id, title });

test('an item links to its page, or to its list', () => {
  expect(pathOf('claims', 'a b')).toBe('/claims/a%20b/show');
  expect(pathOf('items_to_pack', 'a')).toBe('/facility?stage=to_pack');
  expect(pathOf('shipments_to_hand_over', 'a')).toBe('/facility?stage=to_hand_over');
  expect(pathOf('reviews', '1', 'Banner')).toBe(taskListPath('reviews'));
});

test('an item of a list that finds it by its title links to the search for it', () => {
  const query = pathOf('disputes', 'PP-D-1', 'PP-D-1').split('?')[1];
  expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual({ state: 'open', q: 'PP-D-1' });
  expect(pathOf('unmatched_payments', '1')).toBe(taskListPath('unmatched_payments'));
});
