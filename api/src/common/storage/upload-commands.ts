import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../database/database';
import { ApiError } from '../http/api-error';
import { hashBody, type IdempotencyKey } from '../idempotency/idempotency';
import type { StreamedUpload } from './streamed-upload';
import { type ReceivedFile, UploadedFiles } from './uploaded-files';

interface UploadCommand {
  idempotencyKey: IdempotencyKey | null;
  /** Rejects the request before its files are read. Not called if the Idempotency-Key already has a stored response. */
  assertAllowed: () => Promise<void>;
}

export interface FileUploadCommand<T, V> extends UploadCommand {
  /** Validates the received file before the transaction. */
  validateFile?: (file: ReceivedFile) => Promise<V>;
  /** Runs in the transaction, with the result of `validateFile`. */
  execute: (tx: Tx, file: ReceivedFile, validated: V) => Promise<T>;
}

export interface MultiFileUploadCommand<T> extends UploadCommand {
  /** Runs in the transaction. */
  execute: (tx: Tx, files: readonly ReceivedFile[]) => Promise<T>;
}

export interface StoredFileCommand<S extends { file: ReceivedFile }, T> extends UploadCommand {
  /** Makes the file and stores it, before the transaction. */
  store: () => Promise<S>;
  /** Runs in the transaction. */
  execute: (tx: Tx, stored: S) => Promise<T>;
}

/**
 * Runs commands whose files arrive as multipart, or are made by the server. A repeated request gets its first response;
 * its body is compared with the checksums of its files. Received files are deleted again unless the command has used them.
 */
@Injectable()
export class UploadCommands {
  constructor(
    private readonly database: Database,
    private readonly files: UploadedFiles,
  ) {}

  /**
   * @param upload null if the body was not multipart
   * @throws ApiError `unsupported_media_type`, `idempotency_key_reused`, and as `StreamedUpload.receiveFile` and the
   *   command's functions do
   */
  async runWithFile<T, V = undefined>(upload: StreamedUpload | null, command: FileUploadCommand<T, V>): Promise<T> {
    if (!upload) throw new ApiError('unsupported_media_type');
    await this.assertAllowed(command);
    const file = await upload.receiveFile();
    return this.execute(withChecksums(command, [file]), [file], async () => {
      const validated = (await command.validateFile?.(file)) as V;
      return (tx) => command.execute(tx, file, validated);
    });
  }

  /** @throws ApiError `idempotency_key_reused`, and as `StreamedUpload.receiveFiles` and the command's functions do */
  async runWithFiles<T>(upload: StreamedUpload, command: MultiFileUploadCommand<T>): Promise<T> {
    await this.assertAllowed(command);
    const files = await upload.receiveFiles();
    return this.execute(withChecksums(command, files), files, async () => (tx) => command.execute(tx, files));
  }

  /**
   * Runs a command with a file that the server itself makes. A repeated request makes none.
   * @throws ApiError `idempotency_key_reused`, and as the command's functions do
   */
  async runWithStored<S extends { file: ReceivedFile }, T>(command: StoredFileCommand<S, T>): Promise<T> {
    const { idempotencyKey } = command;
    const answer = await this.database.findAnswer<T>(idempotencyKey);
    if (answer !== null) return answer;
    await command.assertAllowed();
    const stored = await command.store();
    return this.execute(idempotencyKey, [stored.file], async () => (tx) => command.execute(tx, stored));
  }

  private async assertAllowed({ idempotencyKey, assertAllowed }: UploadCommand): Promise<void> {
    if (!(await this.database.isAnswered(idempotencyKey))) await assertAllowed();
  }

  private async execute<T>(
    idempotencyKey: IdempotencyKey | null,
    files: readonly ReceivedFile[],
    prepare: () => Promise<(tx: Tx) => Promise<T>>,
  ): Promise<T> {
    let areFilesUsed = false;
    try {
      const work = await prepare();
      return await this.database.command(idempotencyKey, (tx) => {
        areFilesUsed = true;
        return work(tx);
      });
    } catch (error) {
      // After any other error the transaction may have been committed.
      if (error instanceof ApiError) areFilesUsed = false;
      throw error;
    } finally {
      if (!areFilesUsed) for (const { object } of files) await this.files.remove(object.key);
    }
  }
}

function withChecksums({ idempotencyKey: key }: UploadCommand, files: readonly ReceivedFile[]): IdempotencyKey | null {
  if (!key) return null;
  const checksums = files.map(({ object }) => object.sha256.toString('hex'));
  return { ...key, bodyHash: hashBody({ body: key.bodyHash.toString('hex'), checksums }) };
}
