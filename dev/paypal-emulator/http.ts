import type { IncomingHttpHeaders } from 'node:http';

export interface HttpResponse {
  status: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

export interface HttpRequest {
  /** Value of `:id` in the path. */
  id: string;
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  text: string;
}

export type Handler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;
export type Route = [method: string, path: string, handler: Handler];
