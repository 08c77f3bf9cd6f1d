import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { type Config, EnvironmentError, migrate, OperatorError, readConfig } from './common/public';
import { explainStartFailure } from './start-failure';

/** Runs a command in the application's context, without HTTP, background jobs, metrics and demo data. */
export async function runInContext<T>(work: (context: INestApplicationContext) => Promise<T>): Promise<T> {
  const config: Config = { ...readConfig(process.env), worker: false, demoData: false, metricsPort: undefined };
  if (config.migrateAtStart) await migrate(config.directDatabaseUrl);
  const context = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** The text for the operator: only the message where it says what to do, and the stack of any other error. */
export function describeFailure(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof OperatorError) return error.message;
  const explanation = explainStartFailure(error, process.env);
  if (explanation !== undefined) return explanation;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
