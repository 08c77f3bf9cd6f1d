import { Injectable } from '@nestjs/common';
import { compileValidator, Item, type ItemView, type Output } from '@shop/contract';
import { FileChecks } from '../../artwork/public';
import { ApiError, type Caller, priceListOf, type StreamedUpload, UploadCommands } from '../../common/public';
import { Quotes } from '../../quoting/public';

const validateItem = compileValidator(Item);

/** Receives files that are checked for an item before it is ordered. */
@Injectable()
export class FileCheckUploads {
  constructor(
    private readonly uploads: UploadCommands,
    private readonly checks: FileChecks,
    private readonly quotes: Quotes,
  ) {}

  /**
   * Stores a file to be checked. The item must have a price; it is checked before the file is read.
   * @param itemText - the item as JSON
   * @throws {ApiError} `malformed_body`, `validation_failed`, an error of pricing or of the upload
   */
  async add(caller: Caller | null, itemText: string, upload: StreamedUpload | null): Promise<Output<'Artwork/Check'>> {
    const entered = parseItem(itemText);
    this.quotes.quoteLine(priceListOf(caller), entered);
    const item = this.quotes.normalizeItem(entered);
    return this.uploads.runWithFile(upload, {
      idempotencyKey: null,
      assertAllowed: async () => undefined,
      execute: async (tx, file) => ({ checkId: await this.checks.add(tx, item, file) }),
    });
  }
}

function parseItem(text: string): ItemView {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('malformed_body');
  }
  const checked = validateItem(value);
  if (checked.ok) return checked.value;
  throw new ApiError(
    'validation_failed',
    checked.issues.map(({ field, code }) => ({ field: field ? `item.${field}` : 'item', code })),
  );
}
