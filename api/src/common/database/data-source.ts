import path from 'node:path';
import type { Provider } from '@nestjs/common';
import { DataSource, type Logger as SqlLogger } from 'typeorm';
import { SnakeCase } from './columns';
import { CONFIG, type Config } from '../config/config';
import { sqlStatements } from '../metrics/metrics';

/** Options of a connection. A wait for a lock ends before the statement that waits. */
function serverOptions(timeoutMs: number): string {
  const options = {
    statement_timeout: timeoutMs,
    lock_timeout: Math.round(timeoutMs * 0.75),
    idle_in_transaction_session_timeout: Math.round(timeoutMs * 1.5),
    timezone: 'UTC',
  };
  return Object.entries(options)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Counts every SQL statement as a metric, so that tests can measure the cost of a request. */
const statementCounter: SqlLogger = {
  logQuery: () => sqlStatements.inc(),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

export function dataSource(config: Pick<Config, 'databaseUrl' | 'poolSize' | 'databaseTimeoutMs'>): DataSource {
  const { databaseTimeoutMs: timeoutMs } = config;
  return new DataSource({
    type: 'postgres',
    url: config.databaseUrl,
    entities: [path.join(__dirname, '../..', '**', '*.entity.{js,ts}')],
    namingStrategy: new SnakeCase(),
    logger: statementCounter,
    logging: ['query'],
    poolSize: config.poolSize,
    // Also the longest wait for a free connection.
    connectTimeoutMS: Math.round(timeoutMs / 2),
    applicationName: 'shop',
    extra: {
      options: serverOptions(timeoutMs),
      // Ends statements when the connection itself is lost, and so the server cannot end them.
      query_timeout: Math.round(timeoutMs * 1.25),
      keepAlive: true,
    },
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  });
}

export const dataSourceProvider: Provider = {
  provide: DataSource,
  inject: [CONFIG],
  useFactory: (config: Config) => dataSource(config).initialize(),
};
