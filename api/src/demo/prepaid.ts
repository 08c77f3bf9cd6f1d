import { Injectable } from '@nestjs/common';
import type { Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';
import { RESELLER_ID } from './people';

const DAY_MS = 86_400_000;

/** What the reseller paid in, in fen. */
const deposits = [
  { fen: 2_000_000, days: 75, memo: 'Bank transfer, ref. YS-0412' },
  { fen: 3_000_000, days: 40, memo: 'Bank transfer, ref. YS-0437' },
];

@Injectable()
export class Prepaid {
  constructor(private readonly ledger: Ledger) {}

  async deposit(tx: Tx, now: Date): Promise<void> {
    for (const { fen, days, memo } of deposits) {
      const at = new Date(now.getTime() - days * DAY_MS);
      await this.ledger.deposit(tx, RESELLER_ID, fen, { occasion: `demo.deposit:${days}`, memo, at, by: null });
    }
  }
}
