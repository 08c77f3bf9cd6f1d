// The API under measurement in its own process, with two additional routes to compare with.
import 'reflect-metadata';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Controller, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { calls, type Input as In } from '@shop/contract';
import { AppModule } from '../api/src/app.module';
import {
  anyone,
  type Caller,
  CurrentUser,
  DeclareAccess,
  Endpoint,
  httpAdapter,
  Input,
  migrate,
  Outbox,
  prepareServer,
  readConfig,
} from '../api/src/common/public';
import { AccessTokens } from '../api/src/auth/sessions/access-tokens.service';
import { loadDemo } from '../api/src/demo/public';
import { serveSites } from '../api/src/web/public';
import { measureTokenChecks } from './token-checks';

/** Routes that do nothing: one validates the body of a quote, one is empty. */
@Controller()
class BenchController {
  @Endpoint({ ...calls['Quotation/GetItemQuote'], path: 'bench/validated' }, anyone)
  validated(@Input() _input: In<'Quotation/GetItemQuote'>, @CurrentUser() _caller: Caller | null): object {
    return {};
  }

  @Post('api/bench/empty')
  @HttpCode(200)
  @DeclareAccess(anyone)
  empty(): object {
    return {};
  }
}

const MEGABYTE = 1_048_576;
/** Interval at which the event loop's delay is sampled. */
const LOOP_RESOLUTION_MS = 5;

const MEMORY_INTERVAL_MS = 20;

/** Watches the event loop's delay, and by how much the heap and the buffers outside it grow. */
class LoadWatch {
  private readonly delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  private before = process.memoryUsage();
  private heap = 0;
  private buffers = 0;
  private timer: NodeJS.Timeout | undefined;

  start(): void {
    this.delay.enable();
    this.delay.reset();
    this.before = process.memoryUsage();
    [this.heap, this.buffers] = [0, 0];
    this.timer = setInterval(() => this.look(), MEMORY_INTERVAL_MS);
  }

  stop(): { loopMs: number; heapMegabytes: number; bufferMegabytes: number } {
    clearInterval(this.timer);
    this.look();
    // The time between two looks contains that between them when nothing is delayed.
    const loopMs = this.delay.percentile(99) / 1e6 - LOOP_RESOLUTION_MS;
    return { loopMs, heapMegabytes: this.heap / MEGABYTE, bufferMegabytes: this.buffers / MEGABYTE };
  }

  private look(): void {
    const { heapTotal, arrayBuffers } = process.memoryUsage();
    this.heap = Math.max(this.heap, heapTotal - this.before.heapTotal);
    this.buffers = Math.max(this.buffers, arrayBuffers - this.before.arrayBuffers);
  }
}

@Module({ controllers: [BenchController] })
class BenchModule {}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await migrate(config.databaseUrl);
  const module = AppModule.with(config);
  const app = await NestFactory.create<NestFastifyApplication>(
    { ...module, imports: [...(module.imports ?? []), BenchModule] },
    httpAdapter(config),
    { bodyParser: false, logger: ['error', 'fatal'], abortOnError: false },
  );
  await prepareServer(app);
  await serveSites(app, config);
  await app.init();
  await loadDemo(app);
  await app.listen(0, '127.0.0.1');
  const bareOrigin = await startBareServer();
  const outbox = app.get(Outbox, { strict: false });
  const load = new LoadWatch();

  process.on('message', ({ request, count = 0 }: { request: string; count?: number }) => {
    if (request === 'cpu') process.send?.({ cpu: process.cpuUsage() });
    if (request === 'watch-loop') load.start();
    if (request === 'read-loop') process.send?.(load.stop());
    if (request === 'stop-jobs') void outbox.stop().then(() => process.send?.({}));
    if (request === 'start-jobs') void outbox.start().then(() => process.send?.({}));
    if (request === 'token-checks') process.send?.(measureTokenChecks(app.get(AccessTokens, { strict: false }), count));
  });
  process.once('disconnect', async () => {
    await app.close();
    rmSync(config.dataDir, { recursive: true, force: true });
    process.exit(0);
  });
  process.send?.({ origin: (await app.getUrl()).replace('[::1]', '127.0.0.1'), bareOrigin });
}

const EMPTY_PAGE = `<!doctype html><html lang="en"><head><title>Empty</title><meta name="description" content="Empty">
<meta name="viewport" content="width=device-width"></head><body><main><h1>Empty</h1></main></body></html>`;

/** Answers every request with an empty object, but GET with an empty page. */
async function startBareServer(): Promise<string> {
  const server = createServer((request, response) => {
    const [type, body] = request.method === 'GET' ? ['text/html', EMPTY_PAGE] : ['application/json', '{}'];
    request.resume().on('end', () => response.setHeader('content-type', type).end(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
