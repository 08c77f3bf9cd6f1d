import { EventLoopTurns } from './event-loop-turns';

test('everyone has a turn of the event loop, in the order in which they came', async () => {
  const turns = new EventLoopTurns(1e9);
  let round = 0;
  let isOver = false;
  const count = () => {
    round++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const called: [name: string, round: number][] = [];
  await Promise.all(['a', 'b', 'c'].map((name) => turns.next(1).then(() => called.push([name, round]))));
  isOver = true;
  expect(called.map(([name]) => name)).toEqual(['a', 'b', 'c']);
  expect(new Set(called.map(([, at]) => at)).size).toBe(3);
});

/** How long 40 pieces of 100 units of two workers take, in ms. */
async function timeOfPieces(turns: EventLoopTurns): Promise<number> {
  const start = performance.now();
  const work = async () => {
    for (let piece = 0; piece < 20; piece++) await turns.next(100);
  };
  await Promise.all([work(), work()]);
  return performance.now() - start;
}

test('all pieces together are done no faster than the rate, also after a pause', async () => {
  const turns = new EventLoopTurns(20_000);
  // The last piece is started when the 39 before it are done; a pause makes up for 50 ms, and a timer for 2.
  expect(await timeOfPieces(turns)).toBeGreaterThan(195 - 52);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await timeOfPieces(turns)).toBeGreaterThan(195 - 52);
});
