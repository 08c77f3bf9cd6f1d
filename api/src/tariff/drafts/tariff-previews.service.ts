import { Injectable } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { compileValidator, TariffSample, type TariffPreviewView, type TariffSampleView } from '@shop/contract';
import { compileTariff, quote, type Tariff, type TariffDocument } from '@shop/pricing';
import { Clock, ApiError, errorText, type Tx } from '../../common/public';
import { loadTariffRows } from '../snapshot/tariff-rows.queries';
import type { TariffRows } from '../snapshot/tariff-rows';
import { buildTariffDocument, ratesAt } from '../snapshot/tariff-document';
import { loadChanges } from './drafts.queries';
import { findLatestBaseStart } from '../versions/version-conflicts';
import { tariffRowsAt } from '../versions/tariff-rows-at';
import { buildStandardSamples } from './preview-samples';
import { findScheduleFaults, applyChanges } from '../versions/tariff-change';

type SampleResult = TariffPreviewView['samples'][number]['before'];

const validateSamples = compileValidator(Type.Array(TariffSample, { maxItems: 20 }));

/** Compares prices before and after a draft. */
@Injectable()
export class TariffPreviews {
  constructor(private readonly clock: Clock) {}

  /**
   * Quotes samples by the tariff without and with a draft: now, or at the start of the scheduled versions it is based on.
   * @param samples JSON array of samples to quote before the standard ones
   * @returns no samples if one of the two tariffs cannot price
   * @throws ApiError `validation_failed` for invalid samples
   */
  async preview(tx: Tx, id: string, samples: string | undefined, language: string): Promise<TariffPreviewView> {
    const sent = samples === undefined ? [] : parseSamples(samples);
    const now = this.clock.now();
    const changes = await loadChanges(tx, id);
    const rows = tariffRowsAt(await loadTariffRows(tx, now), now);
    const others = { ...rows, scheduled: rows.scheduled.filter((version) => version.id !== id) };
    const since = findLatestBaseStart(others, changes);
    const start = since ?? now;
    const base = tariffRowsAt(others, start);
    const [before, after] = [documentAt(base, start), documentAt(applyChanges(base, changes), start)];
    const faults = findScheduleFaults(others, changes, start);
    const answers = compareSamples(before, after, [...sent, ...buildStandardSamples(after, changes)], language);
    const message = (code: (typeof faults)[number]['code']) => errorText(language, code);
    return {
      since: since?.toISOString() ?? null,
      problems: faults.map(({ path, code }) => ({ path, code, message: message(code) })),
      samples: answers,
    };
  }
}

const documentAt = (rows: TariffRows, instant: Date): TariffDocument =>
  buildTariffDocument(rows, ratesAt(rows, instant));

function compareSamples(
  before: TariffDocument,
  after: TariffDocument,
  samples: readonly TariffSampleView[],
  language: string,
): TariffPreviewView['samples'] {
  const [oldTariff, newTariff] = [tryCompile(before), tryCompile(after)];
  if (!oldTariff || !newTariff) return [];
  return samples.map((sample) => {
    const [old, changed] = [quoteSample(oldTariff, sample, language), quoteSample(newTariff, sample, language)];
    const both = old.total !== undefined && changed.total !== undefined;
    return { sample, before: old, after: changed, difference: both ? Number(changed.total) - Number(old.total) : null };
  });
}

/** Null for a tariff that cannot price. */
function tryCompile(document: TariffDocument): Tariff | null {
  try {
    return compileTariff(document);
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function quoteSample(tariff: Tariff, { items, ...terms }: TariffSampleView, language: string): SampleResult {
  const result = quote(tariff, { ...terms, lines: items });
  if (!result.ok) return { error: errorText(language, result.error.code) };
  const { product, shippingFirst, shippingNext, exchangeFee, remittanceFee, total } = result.quote.adjusted;
  return { product, shipping: shippingFirst + shippingNext, fees: exchangeFee + remittanceFee, total };
}

/** @throws ApiError `validation_failed` for anything but a JSON array of at most 20 samples */
function parseSamples(text: string): TariffSampleView[] {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new ApiError('validation_failed', [{ field: 'samples', code: 'invalid' }]);
  }
  const checked = validateSamples(sent);
  if (checked.ok) return checked.value;
  throw new ApiError(
    'validation_failed',
    checked.issues.map(({ field, code }) => ({ field: `samples${field}`, code })),
  );
}
