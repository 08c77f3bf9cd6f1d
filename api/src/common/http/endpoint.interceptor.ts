import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { parseQuery, compileValidator, type Call, type ValidationResult, type ValidationIssue } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { finalize, map, type Observable } from 'rxjs';
import { hashBody, type IdempotencyKey } from '../idempotency/idempotency';
import { BufferedUpload } from '../storage/buffered-upload';
import { StreamedUpload } from '../storage/streamed-upload';
import { UploadedFiles } from '../storage/uploaded-files';
import { compileDtoValidator } from '../validation/validate-dto';
import { ApiError } from './api-error';
import { isStorableText } from './body-parsers';
import { assertKnownFilters, assertVisibleSort, type ListQuery } from './list-query';
import { RoleViews } from './role-views';
import { CALL, MULTIPART, type ApiRequest, type Multipart } from './endpoint';

interface Validators {
  input: (value: unknown) => ValidationResult<unknown>;
  params: ((value: unknown) => ValidationResult<unknown>) | null;
  /** Validates the text fields of a multipart body. */
  fields: ((value: unknown) => ValidationResult<unknown>) | null;
}

interface Endpoint {
  call: Call;
  multipart: Multipart | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Validates a call's input, limits staff to the fields of their role, and wraps the result as `{data}`. */
@Injectable()
export class EndpointInterceptor implements NestInterceptor {
  private readonly validators = new WeakMap<Call, Validators>();
  private readonly roleViews = new RoleViews();

  constructor(
    private readonly reflector: Reflector,
    private readonly files: UploadedFiles,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const handler = context.getHandler();
    const call = this.reflector.get<Call | undefined>(CALL, handler);
    if (!call) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<ApiRequest>();
    const multipart = this.reflector.get<Multipart | undefined>(MULTIPART, handler);
    try {
      await this.validate({ call, multipart }, request);
    } catch (error) {
      request.context.upload?.dispose();
      throw error;
    }
    if (call.personal) void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const { project } = this.roleViews.find(call, request.context.caller);
    const result = next.handle().pipe(
      map(project),
      finalize(() => request.context.upload?.dispose()),
    );
    return call.bare ? result : result.pipe(map((data: unknown) => ({ data })));
  }

  private async validate(endpoint: Endpoint, request: ApiRequest): Promise<void> {
    const validators = this.validatorsFor(endpoint);
    const { context } = request;
    const { call } = endpoint;
    if (validators.params) context.params = assertValid(validators.params(readQuery(request.params)));
    if (isMultipart(request)) await this.readMultipart(endpoint, validators, request);
    else {
      const hasBody = call.method === 'POST' || call.method === 'PUT';
      context.input = assertValid(
        validators.input(hasBody ? readBody(request) : parseQuery(call.input, readQuery(request.query))),
      );
    }
    if (call.filters) this.validateListQuery(call, context);
    if (call.idempotent) context.idempotencyKey = readIdempotencyKey(call, request);
  }

  /** Nobody sorts or filters by a field that their role does not see. */
  private validateListQuery(call: Call, { caller, input }: ApiRequest['context']): void {
    const { filter, sort } = input as ListQuery;
    const { hidden } = this.roleViews.find(call, caller);
    const isVisible = (name: string) => !hidden.includes(name);
    assertKnownFilters((call.filters ?? []).filter(isVisible), filter);
    assertVisibleSort(hidden, sort);
  }

  /** Reads and validates the text fields. The files of a streamed upload stay unread until the handler receives them. */
  private async readMultipart(
    { multipart }: Endpoint,
    { fields }: Validators,
    { raw, context }: ApiRequest,
  ): Promise<void> {
    if (!multipart || !fields) throw new ApiError('unsupported_media_type');
    const { files } = multipart;
    context.upload = 'inMemory' in files ? new BufferedUpload(raw, files) : new StreamedUpload(raw, this.files, files);
    context.input = assertValid(fields(await context.upload.fields));
  }

  private validatorsFor({ call, multipart }: Endpoint): Validators {
    const cached = this.validators.get(call);
    if (cached) return cached;
    const compiled = {
      input: compileValidator(call.input),
      params: call.params ? compileValidator(call.params) : null,
      fields: multipart ? compileDtoValidator(multipart.fields) : null,
    };
    this.validators.set(call, compiled);
    return compiled;
  }
}

function isMultipart(request: ApiRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

/** @throws ApiError `validation_failed` with every field that is wrong. */
export function assertValid<T>(checked: ValidationResult<T>): T {
  if (checked.ok) return checked.value;
  throw new ApiError('validation_failed', checked.issues);
}

/** A missing body counts as an empty object; `null` does not. */
function readBody({ body }: ApiRequest): unknown {
  return body === undefined ? {} : body;
}

function readQuery(query: unknown): Record<string, unknown> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  const invalid: ValidationIssue[] = entries
    .filter(([, text]) => typeof text === 'string' && !isStorableText(text))
    .map(([field]) => ({ field, code: 'invalid' }));
  if (invalid.length > 0) throw new ApiError('validation_failed', invalid);
  return Object.fromEntries(entries);
}

/** @throws ApiError `validation_failed` if the key is not a UUID. */
function readIdempotencyKey(call: Call, request: ApiRequest): IdempotencyKey | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !UUID.test(key))
    throw new ApiError('validation_failed', [{ field: 'Idempotency-Key', code: 'invalid' }]);
  const { caller, params, input } = request.context;
  return {
    caller: caller?.accountId ?? 'anyone',
    call: `${call.method} ${call.path}`,
    key,
    bodyHash: hashBody({ params, input }),
  };
}
