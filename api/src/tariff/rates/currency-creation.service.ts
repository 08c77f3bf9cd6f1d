import { Injectable } from '@nestjs/common';
import { acceptsCurrency, CURRENCIES, type Input, type Output, PAYMENT_METHOD_CODES } from '@shop/contract';
import type { RemittanceTariff } from '@shop/pricing';
import { ApiError, AuditLog, type Caller, Clock, type Tx } from '../../common/public';
import { addCurrency } from '../add-tariff-rows.queries';
import { TariffDrafts } from '../drafts/tariff-drafts.service';
import { Currency } from '../entities/currency.entity';
import { loadTariffRows } from '../snapshot/tariff-rows.queries';
import type { TariffChange, TariffRows } from '../snapshot/tariff-rows';
import { lockTariff } from '../tariff-lock.queries';
import { notifyTariffChange } from '../tariffs.service';
import { currentValue } from '../versions/tariff-change';
import { tariffRowsAt } from '../versions/tariff-rows-at';
import { parseEnteredRate } from './parse-entered-rate';
import { BASE_CURRENCY } from './rate-validation';

type NewCurrency = Input<'admin/currency-create'>;

const NO_FEE = '0';

/** Adds currencies. They are never removed, because orders name them: the settings say which ones customers can choose. */
@Injectable()
export class CurrencyCreation {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly drafts: TariffDrafts,
  ) {}

  /**
   * Adds a currency with its first rate, and opens a draft with its exchange fee and the fee of the payment methods that take
   * it. Customers can choose it once the draft is published.
   * @throws ApiError `validation_failed` for a currency that the shop has, and for a rate that is no positive decimal or not 1
   *   for CNY
   */
  async create(
    tx: Tx,
    caller: Caller,
    { id: currency, perCny: entered, exchangeFee }: NewCurrency,
  ): Promise<Output<'admin/currency-create'>> {
    await lockTariff(tx);
    const perCny = parseEnteredRate(entered);
    if (await tx.existsBy(Currency, { code: currency }))
      throw new ApiError('validation_failed', [{ field: 'id', code: 'already_used' }]);
    if (currency === BASE_CURRENCY && Number(perCny) !== 1)
      throw new ApiError('validation_failed', [{ field: 'perCny', code: 'invalid' }]);
    const { digits } = CURRENCIES[currency];
    const now = this.clock.now();
    await addCurrency(tx, { currency, digits, perCny, at: now, by: caller.accountId });
    const changes = feeChanges(tariffRowsAt(await loadTariffRows(tx, now), now), currency, exchangeFee);
    const draftId = changes.length === 0 ? null : await this.drafts.openWithChanges(tx, caller, currency, changes);
    await this.audit.record(tx, caller, {
      ...{ action: 'currency-created', kind: 'currency', id: currency },
      after: { digits, perCny },
    });
    await notifyTariffChange(tx);
    return { id: currency, draftId };
  }
}

/** The fees of a new currency: its exchange fee, and no fixed fee in each payment method that takes it. */
function feeChanges(rows: TariffRows, currency: string, exchangeFee: string): TariffChange[] {
  const payments = PAYMENT_METHOD_CODES.filter((code) => acceptsCurrency(code, currency)).map((code): TariffChange => {
    const base = currentValue(rows, 'remittance', String(code)) as RemittanceTariff | null;
    const value = { rate: base?.rate ?? NO_FEE, fixed: { ...base?.fixed, [currency]: 0 } };
    return { kind: 'remittance', subject: String(code), base, value };
  });
  if (currency === BASE_CURRENCY || Number(exchangeFee) === 0) return payments;
  return [{ kind: 'exchange_fee', subject: currency, base: NO_FEE, value: exchangeFee }, ...payments];
}
