import type { FieldErrorCode } from '@shop/contract';
import { type CellValue, normalizeNumber } from '../cell-values';

const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;
const SKU = /^[a-z0-9][a-z0-9.-]{0,63}$/;
/** Lines of orders that the shop buys for a customer have it instead of a product's. */
const RESERVED_SKU = 'buy-for-me';

type Value = CellValue | undefined;
type CellError = FieldErrorCode | null;

/** Whether a cell is empty or has only white space. */
export const isBlank = (value: Value): boolean => typeof value !== 'boolean' && String(value ?? '').trim() === '';

export const findBlankError = (value: Value): CellError => (isBlank(value) ? 'required' : null);

export const findEmptyError = (value: Value): CellError => ((value ?? null) === null ? 'required' : null);

export const findSkuError = (value: Value): CellError =>
  SKU.test(String(value)) && value !== RESERVED_SKU ? null : 'invalid';

export const findCodeError = (value: Value): CellError =>
  findEmptyError(value) ?? (CODE.test(String(value)) ? null : 'invalid');

export const findMemberError = (value: Value, allowed: readonly string[]): CellError =>
  findEmptyError(value) ?? (allowed.includes(String(value)) ? null : 'invalid');

/** A whole number from 0. */
export function findWholeError(value: Value, most: number): CellError {
  if (findEmptyError(value)) return 'required';
  const number = Number(value);
  if (number < 0) return 'negative';
  if (!Number.isInteger(number)) return 'not_whole';
  return number <= most ? null : 'out_of_range';
}

/** An exchange rate: a positive decimal with at most 8 decimal places. */
export function findRateError(value: Value): CellError {
  if (findEmptyError(value)) return 'required';
  const text = normalizeNumber(String(value)) ?? '';
  return /^\d{1,10}(\.\d{1,8})?$/.test(text) && Number(text) > 0 ? null : 'out_of_range';
}
