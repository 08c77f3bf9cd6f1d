import type { AppLoadContext } from 'react-router';

export interface CallOptions {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API; `path` begins with `/api/`. An error response is returned, not thrown. */
export type ApiCall = (
  method: 'GET' | 'POST',
  path: string,
  options?: CallOptions,
) => Promise<{ status: number; body: unknown }>;

/** What the hosting process provides for every request. */
export interface ShopContext {
  api: { call: ApiCall };
  /** The public scheme and host from the configuration, never from the Host header. */
  origin: string;
  /** The nonce of this response's Content-Security-Policy, if it has one. */
  cspNonce?: string;
  /** The page is cached, so it is sent when all of it is rendered. */
  isCached?: boolean;
}

declare module 'react-router' {
  interface AppLoadContext extends Partial<ShopContext> {}
}

/** The context of the hosting process; under `react-router dev`, one that calls `API_ORIGIN` over HTTP. */
export function shopContext(context: AppLoadContext | undefined): ShopContext {
  return {
    api: context?.api ?? { call: callOverHttp },
    origin: context?.origin ?? process.env.PUBLIC_ORIGIN ?? 'http://127.0.0.1:5173',
    cspNonce: context?.cspNonce,
    isCached: context?.isCached,
  };
}

const callOverHttp: ApiCall = async (method, path, { query, body, headers } = {}) => {
  const url = new URL(path, process.env.API_ORIGIN ?? 'http://127.0.0.1:3000');
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, body: await response.json() };
};
