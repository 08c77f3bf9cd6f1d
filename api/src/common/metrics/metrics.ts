import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

collectDefaultMetrics({ register: registry });

export const sqlStatements = new Counter({
  name: 'shop_sql_statements_total',
  help: 'SQL statements sent to the database',
  registers: [registry],
});

export const replicaReads = new Counter({
  name: 'shop_replica_reads_total',
  help: 'Reads that a replica may answer, by who answered: the replica, or the primary because there is none or it is behind',
  labelNames: ['from'] as const,
  registers: [registry],
});

export const requestSeconds = new Histogram({
  name: 'shop_http_request_duration_seconds',
  help: 'Duration of HTTP requests by route and status',
  labelNames: ['route', 'status'] as const,
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
});

export const jobsFailed = new Counter({
  name: 'shop_job_failures_total',
  help: 'Failed attempts of background jobs',
  labelNames: ['job'] as const,
  registers: [registry],
});

export const auditFindings = new Gauge({
  name: 'shop_audit_findings',
  help: 'Rows found by each integrity check when it last ran; 0 if the data is consistent',
  labelNames: ['view'] as const,
  registers: [registry],
});

export const databaseUp = new Gauge({
  name: 'shop_database_up',
  help: '1 if the database answered when the metrics were last read, otherwise 0',
  registers: [registry],
});

export const objectStoreUp = new Gauge({
  name: 'shop_object_store_up',
  help: '1 if the object store answered when this process last asked, which it does every 10 seconds, otherwise 0',
  registers: [registry],
});

export const databaseConnections = new Gauge({
  name: 'shop_database_connections',
  help: 'Connections of this process to the database: busy, idle, and awaited by requests because all are busy',
  labelNames: ['state'] as const,
  registers: [registry],
});

export const jobs = new Gauge({
  name: 'shop_jobs',
  help: 'Background jobs by state: scheduled, waiting, running, retrying, failed',
  labelNames: ['state'] as const,
  registers: [registry],
});

export const oldestJobSeconds = new Gauge({
  name: 'shop_job_oldest_seconds',
  help: 'Time since the oldest job of a state was due; 0 without jobs',
  labelNames: ['state'] as const,
  registers: [registry],
});
