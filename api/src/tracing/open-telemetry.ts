import { context, type Context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './tracing.types';

const EXPORT_TIMEOUT_MS = 5_000;
/** Load balancers and Prometheus ask these all the time. */
const UNTRACED = /^\/(api\/health\/|api\/metrics|metrics)/;
/** Paths and queries contain tokens of links, and addresses are personal data. The route tells what was asked. */
const UNRECORDED = {
  'url.path': undefined,
  'url.query': undefined,
  'client.address': undefined,
  'network.peer.address': undefined,
};

/** Traces incoming and outgoing HTTP requests and SQL statements, without their values, and sends them with OTLP. */
export function createTracing(endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }))],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url: path = '' }) => UNTRACED.test(path),
        startIncomingSpanHook: () => UNRECORDED,
        requireParentforOutgoingSpans: true,
      }),
      new UndiciInstrumentation({
        requireParentforSpans: true,
        startSpanHook: ({ origin, path }) => ({ 'url.full': origin + withoutQuery(path), 'url.query': undefined }),
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  const tracer = trace.getTracer('shop');
  return {
    nameRequest(method, route, requestId) {
      const span = trace.getActiveSpan();
      span?.updateName(`${method} ${route}`);
      span?.setAttributes({ 'http.route': route, 'shop.request_id': requestId });
    },
    traceParent() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent ?? null;
    },
    runJob(name, traceParent, work) {
      const parent = traceParent === null ? context.active() : parentOf(traceParent);
      return tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, parent, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.recordException(error instanceof Error ? error : String(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    stop: () => provider.shutdown(),
  };
}

const parentOf = (traceparent: string): Context => propagation.extract(context.active(), { traceparent });

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? '';
