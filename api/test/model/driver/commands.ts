import { randomUUID } from 'node:crypto';
import type { CallName } from '@shop/contract';
import type { RequestOptions, Shop } from '../../app';
import { sendRequest, type TestResponse } from '../../concurrency';
import type { TestUser } from '../../users';
import type { Operation } from '../operation';
import { type OperationResult, SUCCESS, withoutFacts } from './operation-result';
import { ACCESS_TOKEN_MS, type ModelUser, type ModelUsers } from './users';

interface Sent {
  name: CallName;
  by: ModelUser;
  /** Builds the input again for each request, because a form can be read only once. */
  input: (changed: boolean) => unknown;
  params: Record<string, string>;
  key: string;
  first: TestResponse;
}

/** Sends commands with idempotency keys, and repeats them. */
export class Commands {
  private sent: Sent[] = [];

  constructor(private readonly users: ModelUsers) {}

  /** Sends a command with a new idempotency key, and remembers it for a repetition. */
  async send(
    shop: Shop,
    name: CallName,
    by: ModelUser,
    input: Sent['input'],
    params: Record<string, string> = {},
  ): Promise<TestResponse> {
    const key = randomUUID();
    const first = await sendRequest(shop, name, input(false), optionsWithKey(by, params, key));
    if (first.status === 200) this.sent = [...this.sent.slice(-9), { name, by, input, params, key, first }];
    return first;
  }

  /** Sends an earlier command once more with its key, or another command with that key. */
  async repeat(
    shop: Shop,
    { back, changed }: Extract<Operation, { do: 'repeat' }>,
    now: number,
  ): Promise<OperationResult> {
    const repeatable = this.sent.filter(({ by }) => by.role !== 'guest' || now - by.since < ACCESS_TOKEN_MS);
    const earlier = repeatable.at(-1 - (back % Math.max(1, repeatable.length)));
    if (!earlier) return changed ? { ...SUCCESS, status: 422, code: 'idempotency_key_reused' } : SUCCESS;
    await this.users.renewSession(earlier.by, now);
    const as = optionsWithKey(earlier.by, earlier.params, earlier.key);
    const again = await sendRequest(shop, earlier.name, earlier.input(changed), as);
    if (again.status === 200 && JSON.stringify(again.body) !== JSON.stringify(earlier.first.body))
      return { ...again, facts: {}, status: 418, code: 'another response than the first' };
    return withoutFacts(again);
  }
}

function optionsWithKey({ bearer }: TestUser, params: Record<string, string>, key: string): RequestOptions {
  return { bearer, params, headers: { 'idempotency-key': key } };
}
