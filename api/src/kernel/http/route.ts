import { applyDecorators, createParamDecorator, Delete, Get, HttpCode, Post, Put, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Call, InputOf, ParamsOf } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { DeclareAccess, type Access, type Caller } from '../access';
import type { Once } from '../once';

export const CALL = Symbol('call');

/** What the guard and the call interceptor leave on a request for its handler. */
export interface Asked {
  caller: Caller | null;
  input: unknown;
  params: unknown;
  once: Once | null;
  language: string;
  /** Of the client, trusted proxies seen through. */
  address: string;
}

export type ShopRequest = FastifyRequest & { asked: Asked };

const VERBS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** Binds a handler to one call of the contract and declares who may use it. */
export function Handles(call: Call, access: Access) {
  return applyDecorators(VERBS[call.method](`api/${call.path}`), HttpCode(200), SetMetadata(CALL, call), DeclareAccess(access));
}

const asked = (context: ExecutionContext) => context.switchToHttp().getRequest<ShopRequest>().asked;

/** The call's input, as its schema admitted it. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => asked(context).input);
export type { InputOf, ParamsOf };
/** The path's parameters, as their schema admitted them. */
export const PathParams = createParamDecorator((_: unknown, context: ExecutionContext) => asked(context).params);
/** Who is asking; null where access is `anyone` or `signed` and nobody is logged in. */
export const Asking = createParamDecorator((_: unknown, context: ExecutionContext) => asked(context).caller);
/** The Idempotency-Key of this request, where its call honours one. */
export const OnceOnly = createParamDecorator((_: unknown, context: ExecutionContext) => asked(context).once);
/** The client's address, trusted proxies seen through. */
export const FromAddress = createParamDecorator((_: unknown, context: ExecutionContext) => asked(context).address);
/** The language to answer in. */
export const InLanguage = createParamDecorator((_: unknown, context: ExecutionContext) => asked(context).language);
