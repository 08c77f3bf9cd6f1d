import { Injectable } from '@nestjs/common';
import type { EventInput } from '@shop/order-flow';
import { Accounts, type AccountSummary } from '../../accounts/public';
import { type Caller, Database } from '../../common/public';
import { type EventAttachments, OrderWorkflow } from '../../orders/public';
import { findDemoAccount } from './find-demo-account';

/** The demo staff accounts by actor of an event. */
const STAFF: Readonly<Record<string, string>> = {
  customer_service: 'service@example.com',
  accounting: 'accounting@example.com',
  factory: 'factory@example.com',
};

/** Posts the events of demo orders as the demo customers and staff. */
@Injectable()
export class DemoOrderEvents {
  private readonly staffIds = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly workflow: OrderWorkflow,
  ) {}

  /** @param buyer the author of a customer's event; staff events are posted by the demo account of their role */
  async post(orderId: string, event: EventInput, buyer?: Caller, attachments?: EventAttachments): Promise<void> {
    const accountId =
      event.actor === 'customer' ? (buyer?.accountId ?? null) : await this.findStaffId(STAFF[event.actor]);
    await this.database.transaction((tx) => this.workflow.post(tx, orderId, event, { accountId }, attachments));
  }

  findAccount(email: string): Promise<AccountSummary> {
    return findDemoAccount(this.accounts, this.database.reader, email);
  }

  private async findStaffId(email: string | undefined): Promise<string | null> {
    if (email === undefined) return null;
    const id = this.staffIds.get(email) ?? (await this.findAccount(email)).id;
    this.staffIds.set(email, id);
    return id;
  }
}
