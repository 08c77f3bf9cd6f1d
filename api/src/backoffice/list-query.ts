import type { FastifyReply } from 'fastify';
import { Refusal } from '../kernel/public';

export interface ListQuery {
  sort?: string | undefined;
  range?: string | undefined;
  filter?: string | undefined;
}

export interface Listing {
  /** A column or expression of the caller's own list, never the client's text. */
  orderBy: string;
  offset: number;
  limit: number;
  filter: Record<string, unknown>;
}

const LARGEST_PAGE = 200;

/**
 * Reads the dialect of `ra-data-simple-rest`: `sort=["date","DESC"]`, `range=[0,24]`, `filter={"q":"…"}`. Refuses `validation_failed`
 * for what is not JSON of that form, or sorts by a field that is not in `columns`.
 */
export function readListing(query: ListQuery, columns: Readonly<Record<string, string>>, fallback: string): Listing {
  const [field, direction] = tuple(query.sort, 'sort') ?? [fallback, 'DESC'];
  const column = typeof field === 'string' && Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (column === undefined || (direction !== 'ASC' && direction !== 'DESC')) throw invalid('sort');
  const [from, to] = tuple(query.range, 'range') ?? [0, 24];
  if (!isIndex(from) || !isIndex(to) || to < from) throw invalid('range');
  return {
    orderBy: `${column} ${direction}`,
    offset: from,
    limit: Math.min(to - from + 1, LARGEST_PAGE),
    filter: object(query.filter),
  };
}

/** `orders 0-24/319`; an empty page says `orders 0-0/0`, as react-admin's provider expects. */
export function contentRange(resource: string, offset: number, count: number, total: number): string {
  return `${resource} ${offset}-${Math.max(offset, offset + count - 1)}/${total}`;
}

/** One page of a list, with what the answer's head says of the rest. */
export async function ranged<T>(
  resource: string,
  { offset }: Pick<Listing, 'offset'>,
  page: Promise<{ total: number; rows: T[] }>,
  reply: FastifyReply,
): Promise<T[]> {
  const { total, rows } = await page;
  void reply.header('content-range', contentRange(resource, offset, rows.length, total));
  return rows;
}

/** A text to search for; null where the filter names none. Refuses what is no text. */
export function textFilter(filter: Record<string, unknown>, field: string): string | null {
  const value = filter[field];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > 200 || value.includes('\0') || !value.isWellFormed())
    throw invalid(`filter.${field}`);
  return value;
}

/** Ids asked for by name, as react-admin's `getMany` does; null for all. */
export function idsFilter(filter: Record<string, unknown>): string[] | null {
  const value = filter.id;
  if (value === undefined) return null;
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (!ids.every((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id))) throw invalid('filter.id');
  return ids;
}

/** `%` and `_` in what was typed mean themselves. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`;
}

function tuple(text: string | undefined, field: string): [unknown, unknown] | null {
  if (text === undefined) return null;
  const value = parsed(text, field);
  if (!Array.isArray(value) || value.length !== 2) throw invalid(field);
  return [value[0], value[1]];
}

function object(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  const value = parsed(text, 'filter');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('filter');
  return value as Record<string, unknown>;
}

function parsed(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(field);
  }
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100_000_000;
}

function invalid(field: string): Refusal {
  return new Refusal('validation_failed', [{ field, code: 'invalid' }]);
}
