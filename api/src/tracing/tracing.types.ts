/** What the application tells the tracer. HTTP, PostgreSQL and outgoing requests are traced without it. */
export interface Tracing {
  /** Names the current request by its route, which contains no ids and no secrets. */
  nameRequest(method: string, route: string, requestId: string): void;
  /** The current trace as W3C Trace Context, to be sent along with a job; null outside a trace. */
  traceParent(): string | null;
  /** Runs a job as a part of the trace that caused it. */
  runJob<T>(name: string, traceParent: string | null, work: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  stop(): Promise<void>;
}
