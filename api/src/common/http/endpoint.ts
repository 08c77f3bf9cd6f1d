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
import { negotiateStaffLanguage } from '../i18n/i18n';
import type { IdempotencyKey } from '../idempotency/idempotency';
import type { BufferedFileRules } from '../storage/buffered-upload';
import type { IncomingUpload } from '../storage/multipart';
import type { ListExport } from '../export/list-export';
import type { FileUploadRules } from '../storage/streamed-upload';
import type { Dto } from '../validation/validate-dto';

export const CALL = Symbol('call');
export const MULTIPART = Symbol('multipart');

/** How a call's multipart body is read. */
export interface Multipart {
  /** The class that validates the text fields. */
  fields: Dto<object>;
  files: FileUploadRules | BufferedFileRules;
}

/** What the access check and the validation store on a request for its handler. */
export interface RequestContext {
  caller: Caller | null;
  input: unknown;
  params: unknown;
  /** Null if the body is not multipart. */
  upload: IncomingUpload | null;
  idempotencyKey: IdempotencyKey | null;
  /** Checks the access again, for a response that takes long. Rejects when the session has ended. */
  checkAccess: (request: ApiRequest) => Promise<void>;
  /** How a list is sent as a file; null if a page of it is sent. */
  listExport: ListExport | null;
  /** Turns the handler's result into the body of the response. */
  present: (result: unknown) => unknown;
  locale: string;
  /** The value of the header that the call names for the token of a link in an email; empty without. */
  linkToken: string;
  /** IP address of the client behind trusted proxies. */
  clientIp: string;
}

export type ApiRequest = FastifyRequest & { context: RequestContext };

const VERBS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** Binds a handler to a call of the contract and declares its access, and how its multipart body is read. */
export function Endpoint(call: Call, access: Access, multipart?: Multipart) {
  if (Boolean(call.multipart) !== Boolean(multipart))
    throw new Error(`${call.path}: only a multipart call declares how its multipart body is read`);
  return applyDecorators(
    VERBS[call.method](`api/${call.path}`),
    HttpCode(200),
    SetMetadata(CALL, call),
    SetMetadata(MULTIPART, multipart),
    DeclareAccess(access),
  );
}

const contextOf = (execution: ExecutionContext) => execution.switchToHttp().getRequest<ApiRequest>().context;

/** The call's validated input. */
export const Input = createParamDecorator((_: unknown, execution: ExecutionContext) => contextOf(execution).input);
export type { InputOf, ParamsOf };
/** The upload of a multipart request, or null: a `StreamedUpload` or a `BufferedUpload`, as the endpoint declares. */
export const Upload = createParamDecorator((_: unknown, execution: ExecutionContext) => contextOf(execution).upload);
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
/** Checks the caller's access again; for a response that stays open. */
export const CheckAccess = createParamDecorator((_: unknown, execution: ExecutionContext) => {
  const request = execution.switchToHttp().getRequest<ApiRequest>();
  return () => request.context.checkAccess(request);
});
/** The IP address of the client behind trusted proxies. */
export const ClientIp = createParamDecorator(
  (_: unknown, execution: ExecutionContext) => contextOf(execution).clientIp,
);
/** The token in the header that the call names; empty if the request has none. */
export const LinkToken = createParamDecorator(
  (_: unknown, execution: ExecutionContext) => contextOf(execution).linkToken,
);
/** The language of a member of staff, Chinese included, for texts that have one. */
export const StaffLocale = createParamDecorator((_: unknown, execution: ExecutionContext) =>
  negotiateStaffLanguage(execution.switchToHttp().getRequest<ApiRequest>().headers['accept-language']),
);
/** The language of the response. */
export const Locale = createParamDecorator((_: unknown, execution: ExecutionContext) => contextOf(execution).locale);
