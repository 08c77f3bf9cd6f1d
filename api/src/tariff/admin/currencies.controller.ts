import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type AdminCurrencyRowView,
  type AdminCurrencyView,
  type Input as In,
  type Output,
  type PendingRateView,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { CurrencyCreation } from '../rates/currency-creation.service';
import { RateImport } from '../rates/rate-import.service';
import { Rates } from '../rates/rates.service';
import { Tariffs } from '../tariffs.service';
import {
  CurrentUser,
  type Caller,
  Clock,
  Database,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../../common/public';
import {
  CURRENCY_COLUMNS,
  type CurrencyStatus,
  loadCurrency,
  listCurrencies,
  listPendingRates,
  PENDING_COLUMNS,
  loadPendingRate,
} from './currencies.queries';

const accounting = onlyStaff('accounting');

type IdParams = { id: string };

@Controller()
export class CurrenciesController {
  constructor(
    private readonly database: Database,
    private readonly creation: CurrencyCreation,
    private readonly rates: Rates,
    private readonly rateImport: RateImport,
    private readonly tariffs: Tariffs,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/currencies'], accounting)
  list(
    @Input() query: In<'admin/currencies'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminCurrencyRowView[]> {
    const listing = parseListQuery({ sort: '["position","ASC"]', ...query }, CURRENCY_COLUMNS, 'position');
    return sendPage(
      'currencies',
      listing,
      (part) => this.database.readFromReplica((reader) => listCurrencies(reader, part, this.status())),
      reply,
    );
  }

  @Endpoint(calls['admin/currency'], accounting)
  get(@PathParams() { id }: IdParams): Promise<AdminCurrencyView> {
    return loadCurrency(this.database.reader, id, this.status());
  }

  @Endpoint(calls['admin/currency-create'], accounting)
  create(
    @CurrentUser() caller: Caller,
    @Input() currency: In<'admin/currency-create'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/currency-create'>> {
    return this.database.command(idempotencyKey, (tx) => this.creation.create(tx, caller, currency));
  }

  @Endpoint(calls['admin/currency-rate'], accounting)
  enter(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() rate: In<'admin/currency-rate'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminCurrencyView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.rates.enter(tx, caller, id, rate);
      return loadCurrency(tx, id, this.status());
    });
  }

  @Endpoint(calls['admin/pending-rates'], accounting)
  pending(
    @Input() query: In<'admin/pending-rates'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingRateView[]> {
    const listing = parseListQuery(query, PENDING_COLUMNS, 'foundAt');
    return sendPage(
      'pending-rates',
      listing,
      (part) => this.database.readFromReplica((reader) => listPendingRates(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/pending-rate'], accounting)
  getPending(@PathParams() { id }: IdParams): Promise<PendingRateView> {
    return loadPendingRate(this.database.reader, id);
  }

  @Endpoint(calls['admin/pending-rate-decision'], accounting)
  decide(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() decision: In<'admin/pending-rate-decision'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<PendingRateView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.rates.decide(tx, caller, id, decision);
      return loadPendingRate(tx, id);
    });
  }

  private status(): CurrencyStatus {
    return {
      now: this.clock.now(),
      fetches: this.rateImport.isEnabled,
      offered: this.tariffs.currencies().map(({ code }) => code),
    };
  }
}
