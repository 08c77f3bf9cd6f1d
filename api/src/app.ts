import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { httpAdapter, prepareServer } from './kernel/http/server';
import type { Config } from './kernel/public';

/** The shop, initialised and not yet listening. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), httpAdapter(config), {
    bodyParser: false,
    logger: new ConsoleLogger({ logLevels: ['warn', 'error', 'fatal'], colors: isReadOnScreen() }),
    abortOnError: false,
  });
  await prepareServer(app);
  return app;
}

/** Log files hold no colour codes. */
function isReadOnScreen(): boolean {
  return [process.stdout, process.stderr].every((stream) => stream.isTTY && stream.hasColors());
}
