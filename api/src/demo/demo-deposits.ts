import { Injectable } from '@nestjs/common';
import type { Tx } from '../common/public';
import { Ledger } from '../ledger/public';
import { RESELLER_ID } from './demo-accounts';

const DAY_MS = 86_400_000;

/** Deposits to the prepaid account of the reseller. */
const deposits = [
  { fen: 2_000_000, daysAgo: 75, memo: 'Bank transfer, ref. YS-0412' },
  { fen: 3_000_000, daysAgo: 40, memo: 'Bank transfer, ref. YS-0437' },
];

@Injectable()
export class DemoDeposits {
  constructor(private readonly ledger: Ledger) {}

  async book(tx: Tx, now: Date): Promise<void> {
    for (const { fen, daysAgo, memo } of deposits) {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      await this.ledger.postDeposit(tx, RESELLER_ID, fen, { dedupeKey: `demo.deposit:${daysAgo}`, memo, at, by: null });
    }
  }
}
