import { createIdempotencyKey } from '@shop/api-client';

/** The most records of one bulk action; a page of a list has no more. */
export const MAX_BULK_RECORDS = 100;

/** What happened to one record. */
export interface BulkResult<R> {
  record: R;
  /** Null if the command succeeded. */
  error: unknown;
}

/**
 * Sends the command of each record after the one before, each with a key of its own, so that every record follows the
 * rules of the single action and an error of one leaves the others as they are.
 * @param onResult called after each record
 */
export async function runBulk<R>(
  records: readonly R[],
  command: (record: R, idempotencyKey: string) => Promise<unknown>,
  onResult: (results: readonly BulkResult<R>[]) => void = () => undefined,
): Promise<readonly BulkResult<R>[]> {
  let results: readonly BulkResult<R>[] = [];
  for (const record of records.slice(0, MAX_BULK_RECORDS)) {
    const error: unknown = await command(record, createIdempotencyKey()).then(
      () => null,
      (failure: unknown) => failure ?? new Error('unknown'),
    );
    results = [...results, { record, error }];
    onResult(results);
  }
  return results;
}
