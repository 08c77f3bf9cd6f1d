import {
  applyDecorators,
  createParamDecorator,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { Call, InputOf, ParamsOf } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { DeclareAccess, type Access, type Caller } from './access';
import type { IdempotencyKey } from '../idempotency/idempotency';

export const CALL = Symbol('call');

/** What the guard and the interceptor store on a request for its handler. */
export interface RequestContext {
  caller: Caller | null;
  input: unknown;
  params: unknown;
  idempotencyKey: IdempotencyKey | null;
  locale: string;
  /** IP address of the client behind trusted proxies. */
  clientIp: string;
}

export type ApiRequest = FastifyRequest & { context: RequestContext };

const VERBS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** Binds a handler to a call of the contract and declares its access. */
export function Endpoint(call: Call, access: Access) {
  return applyDecorators(
    VERBS[call.method](`api/${call.path}`),
    HttpCode(200),
    SetMetadata(CALL, call),
    DeclareAccess(access),
  );
}

const contextOf = (execution: ExecutionContext) => execution.switchToHttp().getRequest<ApiRequest>().context;

/** The call's validated input. */
export const Input = createParamDecorator((_: unknown, execution: ExecutionContext) => contextOf(execution).input);
export type { InputOf, ParamsOf };
/** The validated path parameters. */
export const PathParams = createParamDecorator(
  (_: unknown, execution: ExecutionContext) => contextOf(execution).params,
);
/** The caller. Null if the access is `anyone` or `signed` and nobody is logged in. */
export const CurrentUser = createParamDecorator(
  (_: unknown, execution: ExecutionContext) => contextOf(execution).caller,
);
/** The Idempotency-Key of the request, or null. */
export const Idempotent = createParamDecorator(
  (_: unknown, execution: ExecutionContext) => contextOf(execution).idempotencyKey,
);
/** The IP address of the client behind trusted proxies. */
export const ClientIp = createParamDecorator(
  (_: unknown, execution: ExecutionContext) => contextOf(execution).clientIp,
);
/** The language of the response. */
export const Locale = createParamDecorator((_: unknown, execution: ExecutionContext) => contextOf(execution).locale);
