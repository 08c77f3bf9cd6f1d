import { Injectable } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { judge, TariffSample, type TariffPreviewView, type TariffSampleView } from '@shop/contract';
import { compileTariff, quote, type Tariff, type TariffDocument } from '@shop/pricing';
import { Clock, Refusal, refusalText, type Tx } from '../../kernel/public';
import { readCatalogue } from '../catalogue.queries';
import { compose, ratesAt } from '../tariff-in-force';
import type { CatalogueRows } from '../rows';
import { changesOf } from './draft-rows';
import { basisOfAll } from './plan';
import { rowsAt } from './rows-at';
import { standardSamples } from './samples';
import { faultsToCome, withChanges } from './tariff-change';

type Answer = TariffPreviewView['samples'][number]['before'];

const judgeSamples = judge(Type.Array(TariffSample, { maxItems: 20 }));

/** What a draft would do to prices, before anybody pays them. */
@Injectable()
export class TariffPreviews {
  constructor(private readonly clock: Clock) {}

  /**
   * By what is in force, now or once the planned versions have begun that the draft is written upon, and by the draft on
   * top of it; the samples that were sent come first. None where the draft cannot price at all.
   */
  async of(tx: Tx, id: string, samples: string | undefined, language: string): Promise<TariffPreviewView> {
    const sent = samples === undefined ? [] : samplesSent(samples);
    const now = this.clock.now();
    const changes = await changesOf(tx, id);
    const rows = rowsAt(await readCatalogue(tx, now), now);
    const own = { ...rows, scheduled: rows.scheduled.filter((version) => version.id !== id) };
    const since = basisOfAll(own, changes);
    const begins = since ?? now;
    const met = rowsAt(own, begins);
    const [before, after] = [documentOf(met, begins), documentOf(withChanges(met, changes), begins)];
    const faults = faultsToCome(own, changes, begins);
    const answers = compared(before, after, [...sent, ...standardSamples(after, changes)], language);
    const message = (code: (typeof faults)[number]['code']) => refusalText(language, code);
    return {
      since: since?.toISOString() ?? null,
      problems: faults.map(({ path, code }) => ({ path, code, message: message(code) })),
      samples: answers,
    };
  }
}

const documentOf = (rows: CatalogueRows, now: Date): TariffDocument => compose(rows, ratesAt(rows, now));

function compared(
  before: TariffDocument,
  after: TariffDocument,
  samples: readonly TariffSampleView[],
  language: string,
): TariffPreviewView['samples'] {
  const [today, then] = [compiled(before), compiled(after)];
  if (!today || !then) return [];
  return samples.map((sample) => {
    const [old, fresh] = [answerOf(today, sample, language), answerOf(then, sample, language)];
    const both = old.total !== undefined && fresh.total !== undefined;
    return { sample, before: old, after: fresh, difference: both ? Number(fresh.total) - Number(old.total) : null };
  });
}

/** Null for a tariff that cannot price at all. */
function compiled(document: TariffDocument): Tariff | null {
  try {
    return compileTariff(document);
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function answerOf(tariff: Tariff, { items, ...terms }: TariffSampleView, language: string): Answer {
  const result = quote(tariff, { ...terms, lines: items });
  if (!result.ok) return { refusal: refusalText(language, result.refusal.code) };
  const { product, shippingFirst, shippingNext, exchangeFee, remittanceFee, total } = result.quote.adjusted;
  return { product, shipping: shippingFirst + shippingNext, fees: exchangeFee + remittanceFee, total };
}

/** Refuses `validation_failed` for what is no JSON array of samples, or has more than 20. */
function samplesSent(text: string): TariffSampleView[] {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new Refusal('validation_failed', [{ field: 'samples', code: 'invalid' }]);
  }
  const checked = judgeSamples(sent);
  if (checked.ok) return checked.value;
  throw new Refusal(
    'validation_failed',
    checked.issues.map(({ field, code }) => ({ field: `samples${field}`, code })),
  );
}
