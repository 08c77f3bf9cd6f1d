import type { CallName } from '@shop/contract';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What the client must know of a call to send it. The contract's own definitions carry TypeBox schemas, which would
 * multiply the size of a browser bundle; these tables repeat only what goes over the wire.
 */
export interface Route {
  method: Method;
  /** Path below `/api/`, with `:name` for a path parameter. Without it, the call's name is its path. */
  path?: string;
  /** Sends `X-Timestamp` and `X-Check`. */
  signed?: true;
  /** Sends the access token when there is a session. */
  bearer?: true;
  /** The response has no `data` envelope. */
  bare?: true;
  /** The header that carries the token of a link in an email. */
  tokenHeader?: string;
}

export type RouteTable = Partial<Record<CallName, Route>>;

/** Builds `/api/…` with path parameters and query. Undefined and null query values are left out. */
export function buildPath(
  name: string,
  { path = name }: Pick<Route, 'path'>,
  { params = {}, query = {} }: { params?: Readonly<Record<string, string>>; query?: object } = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const search = new URLSearchParams(toQueryStrings(query)).toString();
  return `/api/${filled}${search && `?${search}`}`;
}

/** The values of a query as strings, without undefined and null. */
export function toQueryStrings(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  );
}
