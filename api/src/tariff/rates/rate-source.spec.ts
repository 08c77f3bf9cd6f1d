import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchJson } from './rate-source';

let server: Server;
let handler: RequestListener;
let requests = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    handler(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  requests = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (timeoutMs = 5000) => {
  const { port } = server.address() as AddressInfo;
  return fetchJson({ url: `http://127.0.0.1:${port}/rates`, timeoutMs, retryDelayMs: 1 });
};

describe('a rate source', () => {
  test('is requested once if it returns JSON', async () => {
    handler = (_, response) => response.end('{"base":"CNY"}');
    expect(await ask()).toEqual({ ok: true, json: { base: 'CNY' } });
    expect(requests).toBe(1);
  });

  test('that is overloaded is requested at most three times', async () => {
    handler = (_, response) => response.writeHead(requests < 3 ? 503 : 200).end('{}');
    expect(await ask()).toEqual({ ok: true, json: {} });
    handler = (_, response) => response.writeHead(500).end();
    requests = 0;
    expect(await ask()).toEqual({ ok: false, fault: 'status' });
    expect(requests).toBe(3);
  });

  test('that rejects the request is not requested again', async () => {
    handler = (_, response) => response.writeHead(403).end('{}');
    expect(await ask()).toEqual({ ok: false, fault: 'status' });
    expect(requests).toBe(1);
  });

  test('cannot redirect the request', async () => {
    handler = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await ask()).toEqual({ ok: false, fault: 'redirected' });
    expect(requests).toBe(1);
  });

  test('that never completes its response times out on each attempt', async () => {
    handler = (_, response) => response.writeHead(200).write('{"base":');
    expect(await ask(100)).toEqual({ ok: false, fault: 'timeout' });
    expect(requests).toBe(3);
  });

  test('that closes the connection is unreachable', async () => {
    handler = (request) => request.socket.destroy();
    expect(await ask()).toEqual({ ok: false, fault: 'unreachable' });
    expect(requests).toBe(3);
  });

  test('that sends more than 64 KB is cut off', async () => {
    handler = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(4096)));
      };
      response.on('drain', more);
      more();
    };
    expect(await ask()).toEqual({ ok: false, fault: 'too_large' });
    expect(requests).toBe(1);
  });

  test.each(['<html>', '', '{"base":"CNY"', '\xff'])(
    'that returns %j is rejected as not_understood',
    async (invalid) => {
      handler = (_, response) => response.end(Buffer.from(invalid, 'latin1'));
      expect(await ask()).toEqual({ ok: false, fault: 'not_understood' });
    },
  );
});
