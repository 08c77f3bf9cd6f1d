import { Injectable } from '@nestjs/common';
import { type Call, compileValidator, type InputOf, type ValidationResult } from '@shop/contract';
import { Database, type Tx } from '../database/database';
import { ApiError } from '../http/api-error';
import type { ApiRequest } from '../http/endpoint';
import { assertValid } from '../http/endpoint.interceptor';
import { hashBody } from '../idempotency/idempotency';
import { type FileUploadRules, type MultiFileUploadRules, MultipartUploads, type ReceivedFile } from './multipart';

interface UploadCommand<C extends Call> {
  /** Its input schema validates the text fields. */
  call: C;
  /** Rejects the request before its files are read. Not called if the Idempotency-Key already has a stored response. */
  assertAllowed: (input: InputOf<C>) => Promise<void>;
}

export interface FileUploadCommand<C extends Call, T, V> extends UploadCommand<C> {
  rules: FileUploadRules;
  /** Validates the received file before the transaction. */
  validateFile?: (file: ReceivedFile) => Promise<V>;
  /** Runs in the transaction, with the result of `validateFile`. */
  execute: (tx: Tx, input: InputOf<C>, file: ReceivedFile, validated: V) => Promise<T>;
}

export interface MultiFileUploadCommand<C extends Call, T> extends UploadCommand<C> {
  rules: MultiFileUploadRules;
  /** Runs in the transaction. */
  execute: (tx: Tx, input: InputOf<C>, files: readonly ReceivedFile[]) => Promise<T>;
}

/**
 * Runs commands whose files arrive as multipart. A repeated request gets its first response; its body is compared with
 * the checksums of its files. Received files are deleted again unless the command has used them.
 */
@Injectable()
export class UploadCommands {
  private readonly validators = new WeakMap<Call, (fields: unknown) => ValidationResult<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly uploads: MultipartUploads,
  ) {}

  /** @throws ApiError as `MultipartUploads.receive` and the command's functions do, `idempotency_key_reused` */
  async runWithFile<C extends Call, T, V = undefined>(
    request: ApiRequest,
    command: FileUploadCommand<C, T, V>,
  ): Promise<T> {
    const { fields: input, file } = await this.uploads.receive(request, command.rules, (fields) =>
      this.checkFields(request, command, fields),
    );
    return this.execute(request, input, [file], async () => {
      const validated = (await command.validateFile?.(file)) as V;
      return (tx) => command.execute(tx, input, file, validated);
    });
  }

  /** @throws ApiError as `MultipartUploads.receiveAll` and the command's functions do, `idempotency_key_reused` */
  async runWithFiles<C extends Call, T>(request: ApiRequest, command: MultiFileUploadCommand<C, T>): Promise<T> {
    const { fields: input, files } = await this.uploads.receiveAll(request, command.rules, (fields) =>
      this.checkFields(request, command, fields),
    );
    return this.execute(request, input, files, async () => (tx) => command.execute(tx, input, files));
  }

  private async checkFields<C extends Call>(
    request: ApiRequest,
    { call, assertAllowed }: UploadCommand<C>,
    fields: unknown,
  ): Promise<InputOf<C>> {
    const input: InputOf<C> = assertValid(this.validatorFor(call)(fields));
    if (!(await this.database.isAnswered(request.context.idempotencyKey))) await assertAllowed(input);
    return input;
  }

  private async execute<T>(
    { context }: ApiRequest,
    input: unknown,
    files: readonly ReceivedFile[],
    prepare: () => Promise<(tx: Tx) => Promise<T>>,
  ): Promise<T> {
    const checksums = files.map(({ object }) => object.sha256.toString('hex'));
    const bodyHash = hashBody({ params: context.params, input, checksums });
    let areFilesUsed = false;
    try {
      const work = await prepare();
      return await this.database.command(context.idempotencyKey && { ...context.idempotencyKey, bodyHash }, (tx) => {
        areFilesUsed = true;
        return work(tx);
      });
    } catch (error) {
      // After any other error the transaction may have been committed.
      if (error instanceof ApiError) areFilesUsed = false;
      throw error;
    } finally {
      if (!areFilesUsed) for (const file of files) await this.uploads.discard(file);
    }
  }

  private validatorFor(call: Call): (fields: unknown) => ValidationResult<unknown> {
    const validator = this.validators.get(call) ?? compileValidator(call.input);
    this.validators.set(call, validator);
    return validator;
  }
}
