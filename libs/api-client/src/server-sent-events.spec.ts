import { readEvents } from './server-sent-events';

const open = () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const received: string[] = [];
  const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
  return { received, send, end: () => controller.close(), ended: readEvents(body, (data) => received.push(data)) };
};

afterEach(() => jest.useRealTimers());

test('Events are given one by one, whatever pieces they arrive in, until the stream ends', async () => {
  const { received, send, end, ended } = open();
  for (const part of ['data: o', 'ne\n\n:\n\nda', 'ta:\n\n']) send(part);
  end();
  await ended;
  expect(received).toEqual(['one', '']);
});

test('A stream that is silent for 40 seconds fails, and a heartbeat is no silence', async () => {
  jest.useFakeTimers();
  const { send, ended } = open();
  const failed = expect(ended).rejects.toThrow('silent');
  await jest.advanceTimersByTimeAsync(30_000);
  send(':\n\n');
  await jest.advanceTimersByTimeAsync(30_000);
  send(':\n\n');
  await jest.advanceTimersByTimeAsync(40_000);
  await failed;
});
