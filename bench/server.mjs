// The shop under measurement, in a process of its own: the whole of it, with two routes beside it to compare with.
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { Controller, Module, Post, HttpCode } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const { calls } = require('@shop/contract');
const { AppModule } = require('../api/dist/app.module.js');
const { anyone, DeclareAccess, Handles } = require('../api/dist/kernel/public.js');
const { httpAdapter, prepareServer } = require('../api/dist/kernel/http/server.js');
const { migrate } = require('../api/dist/kernel/migrations.js');
const { readConfig } = require('../api/dist/kernel/config.js');
const { loadDemo } = require('../api/dist/demo/public.js');

/** Takes and validates a quote's very body and does nothing else; and a route that does nothing at all. */
class Measures {
  validated() {
    return {};
  }

  empty() {
    return {};
  }
}
decorate('validated', Handles({ ...calls['Quotation/GetItemQuote'], path: 'bench/validated' }, anyone));
decorate('empty', Post('api/bench/empty'), HttpCode(200), DeclareAccess(anyone));
Controller()(Measures);

function BenchModule() {}
Module({ controllers: [Measures] })(BenchModule);

function decorate(name, ...decorators) {
  const descriptor = Object.getOwnPropertyDescriptor(Measures.prototype, name);
  for (const decorator of decorators) decorator(Measures.prototype, name, descriptor);
}

const config = readConfig(process.env);
await migrate(config.databaseUrl);
const shop = AppModule.with(config);
const app = await NestFactory.create({ ...shop, imports: [...shop.imports, BenchModule] }, httpAdapter(config), {
  bodyParser: false,
  logger: ['error', 'fatal'],
  abortOnError: false,
});
await prepareServer(app);
await app.init();
await loadDemo(app);
await app.listen(0, '127.0.0.1');

process.on('message', ({ ask }) => {
  if (ask === 'cpu') process.send({ cpu: process.cpuUsage() });
});
process.once('disconnect', async () => {
  await app.close();
  rmSync(config.dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send({ origin: (await app.getUrl()).replace('[::1]', '127.0.0.1') });
