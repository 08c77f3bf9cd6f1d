import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module';
import { type Config, httpAdapter, NestLogger, prepareServer } from './common/public';

/** The application, created but not initialised and not listening. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = httpAdapter(config);
  const { log } = adapter.getInstance() as unknown as FastifyInstance;
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bodyParser: false,
    logger: new NestLogger(log),
    abortOnError: false,
  });
  await prepareServer(app);
  return app;
}
