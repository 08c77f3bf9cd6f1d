import { parseQuery, compileValidator, type Call, type ValidationResult, type ValidationIssue } from '@shop/contract';
import { hashBody, type IdempotencyKey } from '../idempotency/idempotency';
import { BufferedUpload } from '../storage/buffered-upload';
import { StreamedUpload } from '../storage/streamed-upload';
import type { UploadedFiles } from '../storage/uploaded-files';
import { compileDtoValidator } from '../validation/validate-dto';
import { ApiError, invalidEventData } from './api-error';
import { isStorableText } from './body-parsers';
import { assertKnownFilters, assertVisibleSort, type ListQuery } from './list-query';
import type { ApiRequest, Multipart } from './endpoint';
import type { RoleView } from './role-views';

interface Validators {
  input: (value: unknown) => ValidationResult<unknown>;
  params: ((value: unknown) => ValidationResult<unknown>) | null;
  /** Validates the text fields of a multipart body. */
  fields: ((value: unknown) => ValidationResult<unknown>) | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads and validates the input of one call. */
export class EndpointInput {
  /** Compiled by the first request. */
  private validators: Validators | null = null;
  private readonly hasBody: boolean;

  constructor(
    private readonly call: Call,
    private readonly multipart: Multipart | undefined,
    private readonly files: UploadedFiles,
  ) {
    this.hasBody = call.method === 'POST' || call.method === 'PUT';
  }

  /**
   * Stores the validated input, path parameters and Idempotency-Key in the request's context.
   * @throws ApiError `validation_failed` with every field that is wrong, `unsupported_media_type`
   */
  async read(request: ApiRequest, view: RoleView): Promise<void> {
    const { call, hasBody } = this;
    const validators = (this.validators ??= compile(call, this.multipart));
    const { context } = request;
    if (validators.params) context.params = assertValid(validators.params(readQuery(request.params)));
    if (isMultipart(request)) await this.readMultipart(validators, request);
    else {
      context.input = this.assertValidInput(
        validators.input(hasBody ? readBody(request) : parseQuery(call.input, readQuery(request.query))),
      );
    }
    if (call.filters) validateListQuery(call.filters, context.input as ListQuery, view);
    if (call.tokenHeader) context.linkToken = String(request.headers[call.tokenHeader.toLowerCase()] ?? '');
    if (call.idempotent) context.idempotencyKey = readIdempotencyKey(call, request);
  }

  /** Reads and validates the text fields. The files of a streamed upload stay unread until the handler receives them. */
  private async readMultipart({ fields }: Validators, { raw, context }: ApiRequest): Promise<void> {
    if (!this.multipart || !fields) throw new ApiError('unsupported_media_type');
    const { files } = this.multipart;
    context.upload = 'inMemory' in files ? new BufferedUpload(raw, files) : new StreamedUpload(raw, this.files, files);
    context.input = this.assertValidInput(fields(await context.upload.fields));
  }

  /** Like `assertValid`, but missing or malformed data of an order event get 422; unknown fields still get 400. */
  private assertValidInput<T>(checked: ValidationResult<T>): T {
    if (this.call.orderEvent && !checked.ok && checked.issues.every(({ code }) => code !== 'unknown_field'))
      throw invalidEventData(checked.issues);
    return assertValid(checked);
  }
}

function compile(call: Call, multipart: Multipart | undefined): Validators {
  return {
    input: compileValidator(call.input),
    params: call.params ? compileValidator(call.params) : null,
    fields: multipart ? compileDtoValidator(multipart.fields) : null,
  };
}

/** Nobody sorts or filters by a field that their role does not see. */
function validateListQuery(filters: readonly string[], { filter, sort }: ListQuery, { hidden }: RoleView): void {
  const visible = filters.filter((name) => !hidden.includes(name));
  assertKnownFilters(visible, filter);
  assertVisibleSort(hidden, sort);
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
