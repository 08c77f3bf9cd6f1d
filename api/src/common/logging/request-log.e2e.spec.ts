import { createApiCalls, openShop, type Shop } from '../../../test/app';
import { findFreePort, ServerProcess } from '../../../test/server-process';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { PASSWORD, createUser } from '../../../test/users';

const NEW_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  PAYPAL: 'off',
  WORKER: '0',
  PUBLIC_ORIGIN: 'http://shop.test',
};

interface LogLine {
  level: number;
  time: number;
  msg: string;
  reqId?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
}

let testEnv: TestEnv;
/** An application on the same database that creates users. */
let shop: Shop;
let server: ServerProcess;
let behindProxy: ServerProcess;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  server = await ServerProcess.start(await findFreePort(), { ...testEnv.env, ...PRODUCTION });
  behindProxy = await ServerProcess.start(await findFreePort(), {
    ...testEnv.env,
    ...PRODUCTION,
    TRUSTED_PROXIES: '127.0.0.1',
  });
}, 120_000);

afterAll(async () => {
  await server?.kill();
  await behindProxy?.kill();
  await shop?.close();
  await testEnv?.close();
});

/** Returns the lines about requests with this id, once there is one. */
async function linesOf(process: ServerProcess, requestId: string): Promise<LogLine[]> {
  await process.waitForLog(requestId);
  const complete = process.log.slice(0, process.log.lastIndexOf('\n'));
  return complete
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line) as LogLine);
}

/** Requests an unknown page, whose error document contains the id of the request. */
async function requestUnknownPage(process: ServerProcess, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${process.origin}/api/unknown`, { headers });
  const { requestId } = (await response.json()) as { requestId: string };
  expect(response.headers.get('x-request-id')).toBe(requestId);
  return requestId;
}

describe('the log of a production server', () => {
  test('has one JSON line per request with its id, method, route, status and duration', async () => {
    const response = await fetch(`${server.origin}/api/UserEnd/SiteInfo/Config?unknown=1`);
    const requestId = response.headers.get('x-request-id') ?? '';
    expect(await linesOf(server, requestId)).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        reqId: requestId,
        method: 'GET',
        route: '/api/UserEnd/SiteInfo/Config',
        status: 400,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  test('consists of JSON lines only', async () => {
    await linesOf(server, await requestUnknownPage(server));
    const lines = server.log.slice(0, server.log.lastIndexOf('\n')).split('\n');
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
    }
  });

  test('has a new request id if a client that is no trusted proxy sends X-Request-Id', async () => {
    const requestId = await requestUnknownPage(server, { 'x-request-id': 'sent-by-client' });
    expect(requestId).toMatch(NEW_ID);
    expect(await linesOf(server, requestId)).toMatchObject([{ reqId: requestId, status: 404 }]);
    expect(server.log).not.toContain('sent-by-client');
  });

  test('has the X-Request-Id of a trusted proxy, or a new one if the proxy sends none', async () => {
    expect(await requestUnknownPage(behindProxy, { 'x-request-id': 'sent-by-proxy' })).toBe('sent-by-proxy');
    expect(await linesOf(behindProxy, 'sent-by-proxy')).toMatchObject([{ reqId: 'sent-by-proxy', status: 404 }]);
    expect(await requestUnknownPage(behindProxy)).toMatch(NEW_ID);
  });

  test('contains no passwords, tokens and cookies', async () => {
    const user = await createUser(shop);
    const calls = createApiCalls(server.origin);
    const session = await calls.call('TokenAuth/Authenticate', { email: user.email, password: PASSWORD });
    const wrong = { email: user.email, password: 'a wrong password' };
    await calls.expectError('TokenAuth/Authenticate', wrong);
    const headers = { cookie: 'session=secret-of-a-cookie' };
    await calls.call('Account/MyAccountInfo', {}, { bearer: session.accessToken, headers });
    const renewed = await calls.call(
      'TokenAuth/RefreshToken',
      { refreshToken: session.refreshToken },
      { bearer: session.accessToken },
    );
    await calls.expectError('Subscription/ConfirmSubscription', { token: 'token-of-an-email' });
    await fetch(`${server.origin}/api/files/token-of-a-file/proof.pdf`);
    await fetch(`${server.origin}/account/resetpassword?email=${user.email}&code=ABCD1234`);
    const lines = await linesOf(server, await requestUnknownPage(server));
    expect(lines).toHaveLength(1);
    for (const route of ['TokenAuth/Authenticate', 'Account/MyAccountInfo', 'TokenAuth/RefreshToken']) {
      expect(server.log).toContain(`"/api/${route}"`);
    }
    for (const secret of [
      PASSWORD,
      wrong.password,
      'secret-of-a-cookie',
      session.accessToken,
      session.refreshToken,
      renewed.accessToken,
      renewed.refreshToken,
      'token-of-an-email',
      'token-of-a-file',
      'ABCD1234',
      user.email,
    ]) {
      expect(server.log).not.toContain(secret);
    }
  });
});
