import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

collectDefaultMetrics({ register: registry });

export const sqlStatements = new Counter({
  name: 'shop_sql_statements_total',
  help: 'SQL statements sent',
  registers: [registry],
});

export const requestSeconds = new Histogram({
  name: 'shop_request_seconds',
  help: 'Time from request to answer',
  labelNames: ['call', 'status'] as const,
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
});

export const jobsFailed = new Counter({
  name: 'shop_jobs_failed_total',
  help: 'Attempts of outbox jobs that threw',
  labelNames: ['job'] as const,
  registers: [registry],
});

export const auditFindings = new Gauge({
  name: 'shop_audit_findings',
  help: 'Rows that an audit view found when it last ran; 0 as long as all is well',
  labelNames: ['view'] as const,
  registers: [registry],
});
