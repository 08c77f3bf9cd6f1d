import type { Tracing } from './tracing.types';

let current: Tracing | null = null;

/** Null unless traces are sent. */
export function currentTracing(): Tracing | null {
  return current;
}

/**
 * Starts to send traces if `OTEL_EXPORTER_OTLP_ENDPOINT` is set; otherwise no part of OpenTelemetry is loaded. To be called
 * before the modules that are traced are loaded. An address that is not valid is reported by the configuration.
 */
export function startTracing(variables: Readonly<Record<string, string | undefined>>): void {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() ?? '';
  if (!URL.canParse(endpoint)) return;
  const { createTracing } = require('./open-telemetry') as typeof import('./open-telemetry');
  current = createTracing(endpoint);
}

/** Never rejects: a collector that does not respond must not fail a shutdown. */
export async function stopTracing(): Promise<void> {
  await current?.stop().catch(() => undefined);
}
