import { type ApiError, noResponse, type Result } from '@shop/api-client';
import { RETRY_DELAYS, sendWithRetries } from './upload-retries';

const failed = (status: number, code: ApiError['code'], retryAfterSeconds?: number): Result<string> => ({
  ok: false,
  error: { status, code, detail: '', errors: [], ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
});

/** Sends until the answers are used up; the last one is repeated. Returns the result and the waits. */
async function send(...answers: Result<string>[]) {
  const waits: number[] = [];
  let sent = 0;
  let interruptions = 0;
  const result = await sendWithRetries(async () => answers[sent++] ?? (answers.at(-1) as Result<string>), {
    wait: async (ms) => void waits.push(ms),
    onInterrupted: () => (interruptions += 1),
  });
  expect(interruptions).toBe(waits.length);
  return { result, waits, sent };
}

it('waits for as long as a busy server says, and after a lost connection longer with each attempt', async () => {
  const busy = failed(503, 'upload_unavailable', 5);
  const { result, waits } = await send(busy, noResponse('unreachable'), busy, busy, busy, { ok: true, data: 'done' });
  expect(result).toEqual({ ok: true, data: 'done' });
  expect(waits).toEqual([5000, 1000, 5000, 5000, 10_000]);
});

it('gives up with the last error after the last delay', async () => {
  const { result, waits, sent } = await send(failed(503, 'unavailable', 1));
  expect(result).toEqual(failed(503, 'unavailable', 1));
  expect(waits).toEqual(RETRY_DELAYS.map((ms) => Math.max(ms, 1000)));
  expect(sent).toBe(RETRY_DELAYS.length + 1);
});

it.each([failed(415, 'file_type_not_allowed'), failed(409, 'event_not_allowed'), noResponse('aborted')])(
  'does not repeat a request that would fail again: %j',
  async (answer) => expect(await send(answer)).toEqual({ result: answer, waits: [], sent: 1 }),
);
