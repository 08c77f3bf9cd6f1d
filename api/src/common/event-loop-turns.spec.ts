import { EventLoopTurns } from './event-loop-turns';

test('everyone has a turn of the event loop, in the order in which they came', async () => {
  const turns = new EventLoopTurns();
  let round = 0;
  let isOver = false;
  const count = () => {
    round++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const called: [name: string, round: number][] = [];
  await Promise.all(['a', 'b', 'c'].map((name) => turns.next().then(() => called.push([name, round]))));
  isOver = true;
  expect(called.map(([name]) => name)).toEqual(['a', 'b', 'c']);
  expect(new Set(called.map(([, at]) => at)).size).toBe(3);
});
