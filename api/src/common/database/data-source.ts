import path from 'node:path';
import type { Provider } from '@nestjs/common';
import { DataSource, type Logger as SqlLogger } from 'typeorm';
import { SnakeCase } from './columns';
import { CONFIG, type Config } from '../config/config';
import { sqlStatements } from '../metrics';

/** The statement timeout, and time for its error to arrive. Ends statements when the connection itself is lost. */
const QUERY_TIMEOUT_MS = 25_000;

const TIMEOUTS =
  '-c statement_timeout=20000 -c lock_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC';

/** Counts every SQL statement as a metric, so that tests can measure the cost of a request. */
const statementCounter: SqlLogger = {
  logQuery: () => sqlStatements.inc(),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

export function dataSource(config: Pick<Config, 'databaseUrl' | 'poolSize'>): DataSource {
  return new DataSource({
    type: 'postgres',
    url: config.databaseUrl,
    entities: [path.join(__dirname, '../..', '**', '*.entity.{js,ts}')],
    namingStrategy: new SnakeCase(),
    logger: statementCounter,
    logging: ['query'],
    poolSize: config.poolSize,
    connectTimeoutMS: 10_000,
    applicationName: 'shop',
    extra: { options: TIMEOUTS, query_timeout: QUERY_TIMEOUT_MS, keepAlive: true },
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  });
}

export const dataSourceProvider: Provider = {
  provide: DataSource,
  inject: [CONFIG],
  useFactory: (config: Config) => dataSource(config).initialize(),
};
