import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { ErrorCode } from './errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** At most `max` requests of one client within `seconds`. Requests are counted before their body is read. */
export interface ClientLimit {
  max: number;
  seconds: number;
}

/** One call of the HTTP API. `input` is the body of a POST or PUT and the query of a GET or DELETE. */
export interface Call<I extends TSchema = TSchema, O extends TSchema = TSchema, P extends TObject = TObject> {
  method: Method;
  /** Path below `/api/`; `:name` marks a path parameter. */
  path: string;
  summary: string;
  input: I;
  output: O;
  params?: P;
  /** Carries `X-Timestamp` and `X-Check`. */
  signed?: true;
  /** Honours `Idempotency-Key`. */
  idempotent?: true;
  /** The body is multipart with one `file`; `input` describes its text fields. */
  multipart?: true;
  /** The body is the data of an order event: what it lacks or has malformed is answered with status 422 instead of 400. */
  orderEvent?: true;
  /** The response has no `data` envelope (back office, files). */
  bare?: true;
  /** The name of a header that carries a token in place of a session. */
  tokenHeader?: string;
  /** The response is personal and sent with `Cache-Control: no-store`. */
  personal?: true;
  /** The largest JSON body in bytes; `DEFAULT_BODY_BYTES` if not set. */
  bodyLimit?: number;
  clientLimit?: ClientLimit;
  /** The names that the JSON object in the query's `filter` may have. Only lists of the back office have filters. */
  filters?: readonly string[];
  /** The error codes of this call, beside those that every call may return. */
  errors: readonly ErrorCode[];
}

export type InputOf<C extends Call> = Static<C['input']>;
export type OutputOf<C extends Call> = Static<C['output']>;
export type ParamsOf<C extends Call> = C['params'] extends TObject ? Static<C['params']> : Record<string, never>;

/** Whether a call belongs to the back office, whose responses leave out what the caller's role may not see. */
export const isBackOffice = ({ path }: Call): boolean => path.startsWith('admin/');

/** Defines a call and keeps the literal types of its schemas. */
export function call<I extends TSchema, O extends TSchema, P extends TObject>(
  definition: Call<I, O, P>,
): Call<I, O, P> {
  return definition;
}
