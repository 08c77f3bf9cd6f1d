import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { RefusalCode } from './refusals';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the HTTP contract. `input` is the body of a POST or PUT, the query of a GET or DELETE. */
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
  /** The answer stands alone, without the `data` envelope (back office, files). */
  bare?: true;
  /** The answer belongs to whoever asked: never stored by a cache. */
  personal?: true;
  /** The refusals this call adds to the ones that every call shares. */
  refusals: readonly RefusalCode[];
}

export type InputOf<C extends Call> = Static<C['input']>;
export type OutputOf<C extends Call> = Static<C['output']>;
export type ParamsOf<C extends Call> = C['params'] extends TObject ? Static<C['params']> : Record<string, never>;

/** Keeps the literal types of one call's schemas. */
export function call<I extends TSchema, O extends TSchema, P extends TObject>(
  definition: Call<I, O, P>,
): Call<I, O, P> {
  return definition;
}
