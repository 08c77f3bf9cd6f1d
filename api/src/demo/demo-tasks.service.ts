import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller, Tx } from '../common/public';
import { ImportDutyRow, notifyCustomsChange } from '../customs/public';
import { PrepaidRequest } from '../ledger/public';
import { QuoteRequest } from '../quote-requests/public';
import { Coupons } from '../quoting/public';
import { ResellerApplication } from '../resellers/public';
import { SavedView } from '../saved-views/public';
import { Newsletter } from '../site/public';
import { currentValue, loadTariffRows, TariffDrafts } from '../tariff/public';
import { ACCOUNTING_ID, CUSTOMER_ID, RESELLER_ID, SERVICE_ID } from './demo-accounts';
import { demoDuties, demoNewsletter, demoQuoteRequests, demoViews } from './demo-tasks';

const DAY_MS = 86_400_000;
const EXCHANGE_FEE = { kind: 'exchange_fee', subject: 'EUR' } as const;

const accountant: Caller = {
  accountId: ACCOUNTING_ID,
  ...{ sessionId: '', familyId: '', email: 'accounting@example.com', role: 'accounting' },
  ...{ language: 'en', address: '127.0.0.1' },
};

/** What waits for each role in the back office, apart from orders. It changes no price in force. */
@Injectable()
export class DemoTasks {
  constructor(
    private readonly coupons: Coupons,
    private readonly drafts: TariffDrafts,
  ) {}

  async create(tx: Tx, now: Date): Promise<void> {
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await tx.insert(QuoteRequest, demoQuoteRequests(ago, RESELLER_ID));
    await tx.insert(ResellerApplication, {
      ...{ id: randomUUID(), accountId: CUSTOMER_ID, company: 'Moreno Events LLC' },
      ...{ website: 'https://moreno-events.example', phone: '+1 503 555 0142', country: 'US', appliedAt: ago(1) },
      message: 'We build market stalls and need about 40 banners a month for our clients.',
    });
    await tx.insert(PrepaidRequest, {
      ...{ id: randomUUID(), kind: 'deposit', accountId: RESELLER_ID, fen: 8_000_000 },
      ...{ memo: 'Bank transfer, ref. YS-0468', enteredBy: ACCOUNTING_ID, enteredAt: ago(0.2) },
    });
    await tx.insert(Newsletter, demoNewsletter(ago(3), SERVICE_ID));
    await tx.insert(SavedView, demoViews(ago(10), SERVICE_ID));
    await tx.insert(ImportDutyRow, demoDuties);
    await notifyCustomsChange(tx);
    const reason = 'Apology for a late delivery';
    await this.coupons.issue(tx, { percent: 10, accountId: null, reason, by: SERVICE_ID });
    await this.draftExchangeFee(tx, now);
  }

  private async draftExchangeFee(tx: Tx, now: Date): Promise<void> {
    const base = currentValue(await loadTariffRows(tx, now), EXCHANGE_FEE.kind, EXCHANGE_FEE.subject);
    const change = { ...EXCHANGE_FEE, base, value: '0.0250' };
    await this.drafts.openWithChanges(tx, accountant, 'Exchange fee for euros', [change]);
  }
}
