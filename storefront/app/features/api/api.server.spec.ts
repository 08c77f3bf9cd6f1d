import { createServerApi } from './api.server';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The API of a request for the home page. */
const createApi = (call: () => Promise<{ status: number; body: unknown }>) =>
  createServerApi({ request: new Request('http://shop.example/'), context: { api: { call } } });

const status = { updatedAt: null };

test('a call for an optional part of a page returns its data', async () => {
  const api = createApi(async () => ({ status: 200, body: { data: status } }));
  expect(await api.callOptional('UserEnd/SiteInfo/GetServiceStatus', {})).toEqual({ ok: true, data: status });
});

test('a call for an optional part of a page has failed if it is not answered in time', async () => {
  const api = createApi(() => new Promise(() => {}));
  const result = api.callOptional('UserEnd/SiteInfo/GetServiceStatus', {});
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await result).toMatchObject({ ok: false, error: { status: 0, code: 'timed_out' } });
});
