import {
  CURRENCIES,
  CURRENCY_CODES,
  type FieldErrorCode,
  MAX_TERM_LENGTH,
  MAX_TERMS,
  SHIPPING_METHOD_CODES,
} from '@shop/contract';
import { type CellValue, splitLines } from '../cell-values';
import type { Row } from '../row';
import { hasRepeatedTerm } from '../synonym-rows';
import { CellRule, FlagCell, ListCell, NumberCell, TextCell } from './cell-decorators';
import {
  findBlankError,
  findCodeError,
  findEmptyError,
  findMemberError,
  findRateError,
  findWholeError,
} from './cell-errors';

const MAX_DAYS = 365;

const IsNewCode = () => CellRule('isCode', 'row', findCodeError);

/** Days, and not fewer than in the column `first`. */
const IsDays = (first?: string) =>
  CellRule('isDays', 'row', (value, row) => {
    const error = findWholeError(value, MAX_DAYS);
    if (error || first === undefined) return error;
    return Number(value) >= Number(row[first]) ? null : 'out_of_range';
  });

/** The prices of a shipping method in a zone. */
export class ServiceRow {
  @TextCell({ key: true })
  method!: CellValue;

  @TextCell({ key: true })
  zone!: CellValue;

  @NumberCell()
  first_grams!: CellValue;

  @NumberCell()
  first_fen!: CellValue;

  @NumberCell()
  next_grams!: CellValue;

  @NumberCell()
  next_fen!: CellValue;

  @NumberCell()
  cm3_per_kg!: CellValue;

  @NumberCell()
  packaging_grams!: CellValue;

  @NumberCell()
  max_parcel_grams!: CellValue;

  @NumberCell()
  max_total_grams!: CellValue;
}

/** The shipping zone of a country. */
export class ZoneRow {
  @TextCell({ key: true })
  country!: CellValue;

  @TextCell({ maxLength: 40 })
  zone!: CellValue;

  @FlagCell()
  major!: CellValue;

  @FlagCell()
  excluded!: CellValue;
}

/** An exchange fee, or a fee of a payment method. */
export class FeeRow {
  @TextCell({ key: true })
  kind!: CellValue;

  @TextCell({ key: true })
  subject!: CellValue;

  @TextCell({ key: true })
  currency!: CellValue;

  @NumberCell()
  rate!: CellValue;

  @NumberCell()
  fixed_minor!: CellValue;
}

/** The name of a category in a language. */
export class CategoryRow {
  @TextCell({ key: true })
  @IsNewCode()
  category!: CellValue;

  @TextCell({ key: true })
  language!: CellValue;

  @TextCell({ maxLength: 120 })
  name!: CellValue;

  @TextCell({ maxLength: 300 })
  summary!: CellValue;
}

/** The name of a finish in a language. */
export class FinishNameRow {
  @TextCell({ key: true })
  @IsNewCode()
  finish!: CellValue;

  @TextCell({ key: true })
  language!: CellValue;

  @TextCell({ maxLength: 120 })
  name!: CellValue;

  @TextCell({ maxLength: 300 })
  note!: CellValue;
}

/** The name of a printer type in a language. */
export class PrinterTypeRow {
  @TextCell({ key: true })
  @IsNewCode()
  printer_type!: CellValue;

  @TextCell({ key: true })
  language!: CellValue;

  @TextCell({ maxLength: 120 })
  name!: CellValue;
}

/** A currency with the rate with which it begins; later rates are entered on its own page. */
export class CurrencyRow {
  @TextCell({ key: true })
  @CellRule('isCurrency', 'row', (value) => findMemberError(value, CURRENCY_CODES) && 'unknown_currency')
  currency!: CellValue;

  @NumberCell({ readOnly: true })
  @CellRule('isDigits', 'row', (value, { currency }) => findEmptyError(value) ?? findDigitsError(value, currency))
  digits!: CellValue;

  /** One CNY is worth one CNY. */
  @NumberCell({ readOnly: true })
  @CellRule(
    'isRate',
    'row',
    (value, { currency }) => findRateError(value) ?? (currency === 'CNY' && Number(value) !== 1 ? 'invalid' : null),
  )
  per_cny!: CellValue;
}

/** Business days until delivery, first and last, to major countries and to others. */
export class ShippingMethodRow {
  @TextCell({ key: true })
  @CellRule('isMethod', 'row', (value) => findMemberError(value, SHIPPING_METHOD_CODES.map(String)))
  method!: CellValue;

  @NumberCell({ readOnly: true })
  @IsDays()
  major_first!: CellValue;

  @NumberCell({ readOnly: true })
  @IsDays('major_first')
  major_last!: CellValue;

  @NumberCell({ readOnly: true })
  @IsDays()
  other_first!: CellValue;

  @NumberCell({ readOnly: true })
  @IsDays('other_first')
  other_last!: CellValue;
}

/** A term, and the others that mean the same to the product search. */
export class SearchSynonymsRow {
  @TextCell({ key: true, maxLength: MAX_TERM_LENGTH })
  @CellRule('isTerm', 'row', findBlankError)
  term!: CellValue;

  @ListCell({ maxLength: MAX_TERM_LENGTH })
  @CellRule('areSynonyms', 'row', findSynonymsError)
  synonyms!: CellValue;
}

function findSynonymsError(value: CellValue | undefined, row: Row): FieldErrorCode | null {
  const error = findBlankError(value);
  if (error) return error;
  // The term itself is one of them.
  if (splitLines(String(value)).length >= MAX_TERMS) return 'too_long';
  return hasRepeatedTerm(row) ? 'already_used' : null;
}

function findDigitsError(digits: CellValue | undefined, currency: CellValue | undefined): FieldErrorCode | null {
  const code = CURRENCY_CODES.find((known) => known === currency);
  return code === undefined || CURRENCIES[code].digits === Number(digits) ? null : 'invalid';
}
