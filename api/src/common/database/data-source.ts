import path from 'node:path';
import type { Provider } from '@nestjs/common';
import { DataSource, type Logger as SqlLogger } from 'typeorm';
import { SnakeCase } from './columns';
import { CONFIG, type Config } from '../config/config';
import { sqlStatements } from '../metrics/metrics';
import { PreparingClient } from './preparing-client';
import { sessionSettings, storeAsRoleSettings, toOptions } from './session-settings';

/** Counts every SQL statement as a metric, so that tests can measure the cost of a request. */
const statementCounter: SqlLogger = {
  logQuery: () => sqlStatements.inc(),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'isDatabasePooled' | 'preparesStatements' | 'poolSize' | 'databaseTimeoutMs'
>;

/**
 * How long an unused connection is kept: shorter than networks of cloud providers keep one. A new connection plans each
 * of its statements several times before PostgreSQL keeps a plan.
 */
const IDLE_TIMEOUT_MS = 5 * 60_000;

/** Reads turn to the primary if they get no connection to the replica so soon. */
const REPLICA_CONNECT_TIMEOUT_MS = 1_000;

export function dataSource(config: DatabaseConfig & { isReplica?: boolean }): DataSource {
  const { databaseTimeoutMs: timeoutMs, isReplica = false } = config;
  return new DataSource({
    type: 'postgres',
    url: config.databaseUrl,
    entities: [path.join(__dirname, '../..', '**', '*.entity.{js,ts}')],
    namingStrategy: new SnakeCase(),
    logger: statementCounter,
    logging: ['query'],
    poolSize: config.poolSize,
    // Also the longest wait for a free connection.
    connectTimeoutMS: isReplica ? REPLICA_CONNECT_TIMEOUT_MS : Math.round(timeoutMs / 2),
    applicationName: isReplica ? 'shop-replica' : 'shop',
    extra: {
      ...(config.preparesStatements && { Client: PreparingClient }),
      // A connection pooler rejects them.
      ...(!config.isDatabasePooled && { options: toOptions(sessionSettings(timeoutMs)) }),
      // Ends statements when the connection itself is lost, and so the server cannot end them.
      query_timeout: Math.round(timeoutMs * 1.25),
      keepAlive: true,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
    },
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  });
}

export const dataSourceProvider: Provider = {
  provide: DataSource,
  inject: [CONFIG],
  useFactory: async (config: Config) => {
    const { isDatabasePooled, directDatabaseUrl, databaseTimeoutMs } = config;
    if (isDatabasePooled) await storeAsRoleSettings(directDatabaseUrl, sessionSettings(databaseTimeoutMs));
    return dataSource(config).initialize();
  },
};
