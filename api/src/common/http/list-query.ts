import { isFamilyNameFirst, MAX_LIST_RANGE } from '@shop/contract';
import { isCalendarDate } from '@shop/order-flow';
import { isUuid } from '../uuid';
import { ApiError } from './api-error';

export interface ListQuery {
  sort?: string | undefined;
  range?: string | undefined;
  filter?: string | undefined;
}

/** The export options of a list query. */
export interface ExportQuery {
  format?: 'csv' | 'xlsx' | undefined;
  columns?: string | undefined;
  labels?: string | undefined;
  timeZone?: string | undefined;
}

export interface Listing {
  /** An SQL column or expression from the list of the caller, never text of the client. */
  orderBy: string;
  /** The direction in `orderBy`. */
  descending: boolean;
  offset: number;
  limit: number;
  filter: Record<string, unknown>;
}

const MAX_PAGE_SIZE = 200;
/** More than a filter of a list offers. */
const MAX_FILTER_TEXTS = 50;

/**
 * Parses a query of `ra-data-simple-rest`: `sort=["date","DESC"]`, `range=[0,24]`, `filter={"q":"…"}`.
 * @param columns SQL columns by the names of the fields that may be sorted by.
 * @param defaultSort the field that is sorted by, descending, without `sort`.
 * @throws ApiError `validation_failed` for a malformed query, an unknown sort field or a range of too many rows.
 */
export function parseListQuery(
  query: ListQuery,
  columns: Readonly<Record<string, string>>,
  defaultSort: string,
): Listing {
  const [field, direction] = parseTuple(query.sort, 'sort') ?? [defaultSort, 'DESC'];
  const column = typeof field === 'string' && Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (column === undefined || (direction !== 'ASC' && direction !== 'DESC')) throw invalid('sort');
  const [from, to] = parseTuple(query.range, 'range') ?? [0, 24];
  if (!isIndex(from) || !isIndex(to) || to < from || to - from >= MAX_LIST_RANGE) throw invalid('range');
  return {
    orderBy: `${column} ${direction}`,
    descending: direction === 'DESC',
    offset: from,
    limit: Math.min(to - from + 1, MAX_PAGE_SIZE),
    filter: parseFilter(query.filter),
  };
}

/**
 * Rejects filters that a list does not have. Ignored, they would show rows that the client did not ask for.
 * @param names what the list can be filtered by
 * @throws ApiError `validation_failed` with the names that are unknown
 */
export function assertKnownFilters(names: readonly string[], text: string | undefined): void {
  const unknown = Object.keys(parseFilter(text)).filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw new ApiError(
    'validation_failed',
    unknown.map((name) => ({ field: `filter.${name}`, code: 'unknown_field' })),
  );
}

/** @throws ApiError `validation_failed` if the list is sorted by one of the hidden fields */
export function assertVisibleSort(hidden: readonly string[], text: string | undefined): void {
  const [field] = parseTuple(text, 'sort') ?? [];
  if (typeof field === 'string' && hidden.includes(field)) throw invalid('sort');
}

/**
 * The text of a filter, or null.
 * @throws ApiError `validation_failed` if it is not a text or too long.
 */
export function textFilter(filter: Record<string, unknown>, field: string): string | null {
  const value = filter[field];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > 200 || value.includes('\0') || !value.isWellFormed())
    throw invalidFilter(field);
  return value;
}

/** The texts of a filter, which is one text or a list of them, or null. */
export function textsFilter(filter: Record<string, unknown>, field: string): string[] | null {
  const value = filter[field];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.length > MAX_FILTER_TEXTS) throw invalidFilter(field);
  const texts = values.flatMap((each) => textFilter({ [field]: each }, field) ?? []);
  return texts.length > 0 ? texts : null;
}

/** The ids of a filter, which react-admin's `getMany` sends, or null. */
export function idsFilter(filter: Record<string, unknown>): string[] | null {
  const value = filter.id;
  if (value === undefined) return null;
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (!ids.every((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id))) throw invalidFilter('id');
  return ids;
}

/**
 * The day of a filter as `YYYY-MM-DD`, or null.
 * @throws ApiError `validation_failed` if it is no day of the calendar
 */
export function dayFilter(filter: Record<string, unknown>, field: string): string | null {
  const day = textFilter(filter, field);
  if (day !== null && !isCalendarDate(day)) throw invalidFilter(field);
  return day;
}

/**
 * The UUID of a filter, or null.
 * @throws ApiError `validation_failed` if it is none
 */
export function uuidFilter(filter: Record<string, unknown>, field: string): string | null {
  const id = textFilter(filter, field);
  if (id !== null && !isUuid(id)) throw invalidFilter(field);
  return id;
}

/** The error of a filter that is not allowed. */
export function invalidFilter(field: string): ApiError {
  return invalid(`filter.${field}`);
}

/** A LIKE pattern that finds the text anywhere; `%` and `_` in it are literal. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`;
}

/**
 * The same for the names of persons, which are searched with the given name first: two words in a script in which the
 * family name comes first are swapped.
 */
export function namePattern(text: string): string {
  const words = text.split(/\s+/);
  const [family = '', given = ''] = words;
  return likePattern(words.length === 2 && isFamilyNameFirst(family) ? `${given} ${family}` : text);
}

function parseTuple(text: string | undefined, field: string): [unknown, unknown] | null {
  if (text === undefined) return null;
  const value = parseJson(text, field);
  if (!Array.isArray(value) || value.length !== 2) throw invalid(field);
  return [value[0], value[1]];
}

function parseFilter(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  const value = parseJson(text, 'filter');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('filter');
  return value as Record<string, unknown>;
}

/** @throws ApiError `validation_failed` */
export function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(field);
  }
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100_000_000;
}

/** The error of a part of a query that is not allowed. */
export function invalid(field: string): ApiError {
  return new ApiError('validation_failed', [{ field, code: 'invalid' }]);
}

/**
 * The flag of a filter, or null.
 * @throws ApiError `validation_failed` if it is not a boolean
 */
export function flagFilter(filter: Record<string, unknown>, field: string): boolean | null {
  const value = filter[field];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'boolean') throw invalidFilter(field);
  return value;
}
