import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

collectDefaultMetrics({ register: registry });

export const sqlStatements = new Counter({
  name: 'shop_sql_statements_total',
  help: 'SQL statements sent to the database',
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
