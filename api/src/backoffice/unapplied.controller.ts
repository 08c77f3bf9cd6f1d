import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type UnappliedPaymentView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Asking, type Caller, Database, Handles, Input, type Once, OnceOnly, only, PathParams } from '../kernel/public';
import { UnappliedMoney } from '../payments/public';
import { ranged, readListing } from './list-query';
import { listUnapplied, UNAPPLIED_COLUMNS, unappliedOf } from './unapplied.queries';

const accounting = only('accounting');

@Controller()
export class UnappliedPaymentsController {
  constructor(
    private readonly database: Database,
    private readonly money: UnappliedMoney,
  ) {}

  @Handles(calls['admin/unapplied-payments'], accounting)
  list(
    @Input() query: In<'admin/unapplied-payments'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UnappliedPaymentView[]> {
    const listing = readListing(query, UNAPPLIED_COLUMNS, 'receivedAt');
    return ranged('unapplied-payments', listing, listUnapplied(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/unapplied-payment'], accounting)
  one(@PathParams() { id }: { id: string }): Promise<UnappliedPaymentView> {
    return unappliedOf(this.database.reader, id);
  }

  @Handles(calls['admin/unapplied-give-back'], accounting)
  giveBack(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() { reason }: In<'admin/unapplied-give-back'>,
    @OnceOnly() once: Once | null,
  ): Promise<UnappliedPaymentView> {
    return this.database.command(once, async (tx) => {
      await this.money.giveBack(tx, caller, id, reason);
      return unappliedOf(tx, id);
    });
  }

  @Handles(calls['admin/unapplied-apply'], accounting)
  apply(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() { orderId }: In<'admin/unapplied-apply'>,
    @OnceOnly() once: Once | null,
  ): Promise<UnappliedPaymentView> {
    return this.database.command(once, async (tx) => {
      await this.money.apply(tx, caller, id, orderId);
      return unappliedOf(tx, id);
    });
  }
}
