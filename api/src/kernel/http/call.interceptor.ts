import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { fromQuery, judge, type Call, type Checked, type Issue } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { hashBody, type Once } from '../once';
import { Refusal } from '../refusal';
import { isSoundText } from './body';
import { CALL, type ShopRequest } from './route';

interface Judges {
  input: (value: unknown) => Checked<unknown>;
  params: ((value: unknown) => Checked<unknown>) | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Admits a call's input by its schema, and wraps its answer as `{data}`. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  private readonly judges = new WeakMap<Call, Judges>();

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    if (!call) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<ShopRequest>();
    this.admit(call, request);
    if (call.personal) void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    return call.bare ? next.handle() : next.handle().pipe(map((data: unknown) => ({ data })));
  }

  private admit(call: Call, request: ShopRequest): void {
    const judges = this.judgesOf(call);
    const { asked } = request;
    if (judges.params) asked.params = admitted(judges.params(soundQuery(request.params)));
    if (isMultipart(request)) {
      if (!call.multipart) throw new Refusal('unsupported_media_type');
    } else {
      const inBody = call.method === 'POST' || call.method === 'PUT';
      asked.input = admitted(judges.input(inBody ? bodyOf(request) : fromQuery(call.input, soundQuery(request.query))));
    }
    if (call.idempotent) asked.once = onceOf(call, request);
  }

  private judgesOf(call: Call): Judges {
    const known = this.judges.get(call);
    if (known) return known;
    const made = { input: judge(call.input), params: call.params ? judge(call.params) : null };
    this.judges.set(call, made);
    return made;
  }
}

export function isMultipart(request: ShopRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

/** Refuses `validation_failed` with every field that is wrong. */
export function admitted<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  throw new Refusal('validation_failed', checked.issues);
}

/** No body at all is one without fields; a body that is `null` is no object. */
function bodyOf({ body }: ShopRequest): unknown {
  return body === undefined ? {} : body;
}

function soundQuery(query: unknown): Record<string, unknown> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  const unsound: Issue[] = entries.filter(([, text]) => typeof text === 'string' && !isSoundText(text)).map(([field]) => ({ field, code: 'invalid' }));
  if (unsound.length > 0) throw new Refusal('validation_failed', unsound);
  return Object.fromEntries(entries);
}

/** Refuses `validation_failed` for a key that is no UUID. */
function onceOf(call: Call, request: ShopRequest): Once | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !UUID.test(key)) throw new Refusal('validation_failed', [{ field: 'Idempotency-Key', code: 'invalid' }]);
  const { caller, params, input } = request.asked;
  return { caller: caller?.accountId ?? 'anyone', call: `${call.method} ${call.path}`, key, bodyHash: hashBody({ params, input }) };
}
