import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type AdminCurrencyRowView,
  type AdminCurrencyView,
  type Input as In,
  type PendingRateView,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { RateFeed, Rates } from '../catalogue/public';
import {
  Asking,
  type Caller,
  Clock,
  Database,
  Handles,
  Input,
  type Once,
  OnceOnly,
  only,
  PathParams,
} from '../kernel/public';
import {
  CURRENCY_COLUMNS,
  currencyOf,
  listCurrencies,
  listPendingRates,
  PENDING_COLUMNS,
  pendingRateOf,
} from './currencies.queries';
import { ranged, readListing } from './list-query';

const accounting = only('accounting');

type Named = { id: string };

@Controller()
export class CurrenciesController {
  constructor(
    private readonly database: Database,
    private readonly rates: Rates,
    private readonly feed: RateFeed,
    private readonly clock: Clock,
  ) {}

  @Handles(calls['admin/currencies'], accounting)
  list(
    @Input() query: In<'admin/currencies'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminCurrencyRowView[]> {
    const listing = readListing({ sort: '["position","ASC"]', ...query }, CURRENCY_COLUMNS, 'position');
    return ranged(
      'currencies',
      listing,
      listCurrencies(this.database.reader, listing, this.clock.now(), this.feed.isOn),
      reply,
    );
  }

  @Handles(calls['admin/currency'], accounting)
  one(@PathParams() { id }: Named): Promise<AdminCurrencyView> {
    return currencyOf(this.database.reader, id, this.clock.now(), this.feed.isOn);
  }

  @Handles(calls['admin/currency-rate'], accounting)
  enter(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() rate: In<'admin/currency-rate'>,
    @OnceOnly() once: Once | null,
  ): Promise<AdminCurrencyView> {
    return this.database.command(once, async (tx) => {
      await this.rates.enter(tx, caller, id, rate);
      return currencyOf(tx, id, this.clock.now(), this.feed.isOn);
    });
  }

  @Handles(calls['admin/pending-rates'], accounting)
  pending(
    @Input() query: In<'admin/pending-rates'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingRateView[]> {
    const listing = readListing(query, PENDING_COLUMNS, 'foundAt');
    return ranged('pending-rates', listing, listPendingRates(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/pending-rate'], accounting)
  onePending(@PathParams() { id }: Named): Promise<PendingRateView> {
    return pendingRateOf(this.database.reader, id);
  }

  @Handles(calls['admin/pending-rate-decision'], accounting)
  decide(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() decision: In<'admin/pending-rate-decision'>,
    @OnceOnly() once: Once | null,
  ): Promise<PendingRateView> {
    return this.database.command(once, async (tx) => {
      await this.rates.decide(tx, caller, id, decision);
      return pendingRateOf(tx, id);
    });
  }
}
