import { createHash } from 'node:crypto';
import type { TestResponse } from '../../concurrency';
import type { ModelState, Order } from '../model-state';
import type { ServerFacts } from '../operation';

export interface OperationResult extends TestResponse {
  facts: ServerFacts;
}

export const SUCCESS: OperationResult = { status: 200, code: '', body: {}, facts: {} };

export function withoutFacts(response: TestResponse): OperationResult {
  return { ...response, facts: {} };
}

export function dataOf<T extends object>({ body }: TestResponse): Partial<T> {
  return (body as { data?: T }).data ?? {};
}

export async function sha256(content: Blob): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await content.arrayBuffer()))
    .digest('hex');
}

export function elementAt<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}

export const orderAt = (model: ModelState, place: number): Order => elementAt(model.orders, place);
