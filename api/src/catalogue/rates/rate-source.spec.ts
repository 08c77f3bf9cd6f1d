import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askSource } from './rate-source';

let server: Server;
let answer: RequestListener;
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  asked = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (timeoutMs = 5000) => {
  const { port } = server.address() as AddressInfo;
  return askSource({ url: `http://127.0.0.1:${port}/rates`, timeoutMs, pauseMs: 1 });
};

describe('a source', () => {
  test('is asked once where it answers with JSON', async () => {
    answer = (_, response) => response.end('{"base":"CNY"}');
    expect(await ask()).toEqual({ ok: true, json: { base: 'CNY' } });
    expect(asked).toBe(1);
  });

  test('that is out of breath is asked three times at most', async () => {
    answer = (_, response) => response.writeHead(asked < 3 ? 503 : 200).end('{}');
    expect(await ask()).toEqual({ ok: true, json: {} });
    answer = (_, response) => response.writeHead(500).end();
    asked = 0;
    expect(await ask()).toEqual({ ok: false, fault: 'status' });
    expect(asked).toBe(3);
  });

  test('that says no is not asked again', async () => {
    answer = (_, response) => response.writeHead(403).end('{}');
    expect(await ask()).toEqual({ ok: false, fault: 'status' });
    expect(asked).toBe(1);
  });

  test('is not followed elsewhere', async () => {
    answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await ask()).toEqual({ ok: false, fault: 'redirected' });
    expect(asked).toBe(1);
  });

  test('that never ends its answer is left after a while, each time', async () => {
    answer = (_, response) => response.writeHead(200).write('{"base":');
    expect(await ask(100)).toEqual({ ok: false, fault: 'timeout' });
    expect(asked).toBe(3);
  });

  test('that hangs up is unreachable', async () => {
    answer = (request) => request.socket.destroy();
    expect(await ask()).toEqual({ ok: false, fault: 'unreachable' });
    expect(asked).toBe(3);
  });

  test('that answers without end is heard for 64 KB', async () => {
    answer = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(4096)));
      };
      response.on('drain', more);
      more();
    };
    expect(await ask()).toEqual({ ok: false, fault: 'too_large' });
    expect(asked).toBe(1);
  });

  test.each(['<html>', '', '{"base":"CNY"', '\xff'])('that answers %j is not understood', async (nonsense) => {
    answer = (_, response) => response.end(Buffer.from(nonsense, 'latin1'));
    expect(await ask()).toEqual({ ok: false, fault: 'not_understood' });
  });
});
