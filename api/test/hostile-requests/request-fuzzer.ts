import { type Call, isBackOffice, type RoleName } from '@shop/contract';
import type { DeclaredRoute } from '../../src/common/public';
import { signHeaders } from '../app';
import { HOSTILE_TEXTS, INVALID_SEGMENTS, UNPARSABLE_BODIES } from '../hostile-values';
import {
  buildSample,
  type InvalidField,
  listInvalidFields,
  listInvalidQueries,
  listTextFields,
  UNUSUAL_TEXTS,
  withField,
} from '../invalid-input';
import type { Random } from '../random';
import type { RawRequest } from '../send-raw';
import { buildMultipart, type MultipartBody } from './multipart-body';

export interface FuzzedRequest extends RawRequest {
  /** Method and template of the route. */
  route: string;
}

/** What requests are made of: sessions, and values that belong to records of the shop. */
export interface FuzzedValues {
  /** Access tokens by role. */
  bearers: Readonly<Partial<Record<RoleName, string>>>;
  /** A valid value for each field of that name. */
  known: Readonly<Record<string, unknown>>;
  /** Values for path parameters: ids of records of every kind. */
  ids: readonly string[];
  /** The token of a download link. */
  fileToken: string;
  siteKey: string;
}

const MAX_TEXT = 3_000;
const OTHER_METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST'];
const LANGUAGES = ['en', 'ja', 'de-DE,de;q=0.9', '*', 'x', '', 'a'.repeat(500), 'en;q=nan', ';;,,'];
const INVALID_TOKENS = ['Bearer x', 'Bearer ', 'Basic YTpi', `Bearer ${'a.'.repeat(2000)}`, 'Bearer ..', 'bearer'];
const IDEMPOTENCY_KEYS = ['', '1', 'x'.repeat(500), '7b0e7a39-6bde-4a67-9e0a-6c5cbf0f8a11'];
const LIST_QUERIES = {
  sort: [
    '["id","ASC"]',
    '["id","DESC"]',
    '["id","up"]',
    '["1;select 1","ASC"]',
    '[]',
    '{}',
    '[[],[]]',
    'x',
    '["__proto__","ASC"]',
  ],
  range: [
    '[0,9]',
    '[5,200]',
    '[0,999]',
    '[0,1000000]',
    '[-1,5]',
    '[9,0]',
    '[1.5,2]',
    '["0","9"]',
    '[0]',
    'null',
    '[0,9007199254740991]',
  ],
};
const FILTER_VALUES = [
  'x',
  "'",
  '%_\\',
  '',
  null,
  true,
  -1,
  1e21,
  [],
  ['x', 'y'],
  {},
  { a: 1 },
  '\u202e',
  'x'.repeat(MAX_TEXT),
  '2026-02-30',
  '[0,1]',
];

/** Random requests to every route. The same sequence for the same seed and values. */
export class RequestFuzzer {
  private readonly invalidFields = new Map<Call, readonly InvalidField[]>();
  private count = 0;

  private readonly routes: readonly DeclaredRoute[];

  constructor(
    private readonly random: Random,
    routes: readonly DeclaredRoute[],
  ) {
    // Only uploads need the object store.
    this.routes = routes.flatMap((route) => (route.call?.multipart ? [route, route, route, route] : [route]));
  }

  /** The next request. @param now the time of its signature */
  next(values: FuzzedValues, now: Date): FuzzedRequest {
    const route = this.routes[this.count++ % this.routes.length] as DeclaredRoute;
    const method = this.random.percent(4) ? this.random.pick(OTHER_METHODS) : route.method;
    const url = this.path(route, values) + this.query(route, values);
    const content = method === 'POST' || method === 'PUT' ? this.body(route, values) : {};
    const text = typeof content.body === 'string' ? content.body : '';
    const isSigned = route.access.kind === 'signed' && this.random.percent(90);
    const headers = {
      ...this.headers(route, values),
      ...(isSigned && signHeaders(values.siteKey, now, method, url, text)),
      ...content.headers,
    };
    return {
      route: `${route.method} ${route.path}`,
      method,
      url,
      headers,
      ...(content.body !== undefined && { body: content.body }),
    };
  }

  private headers({ access }: DeclaredRoute, { bearers }: FuzzedValues): Record<string, string> {
    const allowed = access.kind === 'roles' ? access.roles.filter((role) => bearers[role]) : [];
    const roles = Object.keys(bearers) as RoleName[];
    // The reseller owns the records.
    const [owner] = allowed.filter((role) => role === 'reseller');
    const permitted = owner && this.random.percent(70) ? [owner] : allowed;
    const role = this.random.pick(permitted.length > 0 && this.random.percent(85) ? permitted : roles);
    const isAnonymous = access.kind === 'roles' ? this.random.percent(4) : this.random.percent(70);
    const authorization = this.random.percent(3) ? this.random.pick(INVALID_TOKENS) : `Bearer ${bearers[role] ?? ''}`;
    return {
      ...(!isAnonymous && { authorization }),
      'accept-language': this.random.pick(LANGUAGES),
      // A client of its own, because the requests of one client are limited.
      'x-forwarded-for': `10.${(this.count >> 16) & 255}.${(this.count >> 8) & 255}.${this.count & 255}`,
      ...(this.random.percent(10) && { 'idempotency-key': this.random.pick(IDEMPOTENCY_KEYS) }),
      ...(this.random.percent(5) && { range: this.random.pick(['bytes=0-1', 'bytes=9-1', 'x', 'bytes=0-1,3-4']) }),
      ...(this.random.percent(5) && { 'if-none-match': this.random.pick(['*', '"x"', 'x']) }),
    };
  }

  private path({ path }: DeclaredRoute, { ids, fileToken }: FuzzedValues): string {
    return path.replaceAll(/:(\w+)/g, (_, name: string) => {
      if (name === 'token' && this.random.percent(70)) return fileToken;
      return this.random.percent(75) ? encodeURIComponent(this.random.pick(ids)) : this.random.pick(INVALID_SEGMENTS);
    });
  }

  private query({ call, method }: DeclaredRoute, { known }: FuzzedValues): string {
    if (!call || method === 'POST' || method === 'PUT') return this.random.percent(5) ? '?a=1&a=2&%ff' : '';
    if (this.random.percent(3))
      return this.random.pick(['?%', '?x=%E0%A4%A', `?${'&'.repeat(2000)}x=1`, '?[]=1&[x]=2']);
    const sample = { ...(buildSample(call.input, known) as Record<string, unknown>), ...this.listQuery(call) };
    const valid = Object.entries(sample).map(([name, value]): [string, string] => [name, toText(value)]);
    if (this.random.percent(35) || valid.length + listTextFields(call.input).length === 0) return toQuery(valid);
    if (this.random.percent(50)) {
      const { field, query } = this.random.pick(listInvalidQueries(call.input));
      return toQuery([...valid.filter(([name]) => name !== field), ...query]);
    }
    const fields = [...listTextFields(call.input), ...Object.keys(sample)];
    return toQuery([...valid, [this.random.pick(fields), this.text()]]);
  }

  /** Sorts, ranges and filters of the lists of the back office. */
  private listQuery(call: Call): Record<string, string> {
    if (!isBackOffice(call) || !Object.hasOwn((call.input.properties ?? {}) as object, 'range')) return {};
    const name = this.random.pick([...(call.filters ?? []), 'id', 'q', '__proto__']);
    return {
      ...(this.random.percent(40) && { sort: this.random.pick(LIST_QUERIES.sort) }),
      ...(this.random.percent(40) && { range: this.random.pick(LIST_QUERIES.range) }),
      ...(this.random.percent(60) && { filter: JSON.stringify({ [name]: this.random.pick(FILTER_VALUES) }) }),
      ...(this.random.percent(5) && { filter: this.random.pick(['[]', 'x', '{', '"x"', '['.repeat(900)]) }),
    };
  }

  private body(
    { call }: DeclaredRoute,
    { known }: FuzzedValues,
  ): { headers?: Record<string, string>; body?: string | Buffer } {
    const json = { 'content-type': 'application/json' };
    if (this.random.percent(6)) {
      const unparsable = this.random.pick(Object.values(UNPARSABLE_BODIES));
      return { body: unparsable.body, headers: { ...json, ...unparsable.headers } };
    }
    if (this.random.percent(2)) return { headers: json };
    const sample = call
      ? buildSample(call.input, known)
      : { id: 'x', event_type: this.text(), resource: { id: this.text() } };
    const body = this.random.percent(call?.multipart ? 60 : 35) ? JSON.stringify(sample) : this.mutate(call, sample);
    if (!call?.multipart || this.random.percent(15)) return { body, headers: json };
    return flatten(buildMultipart(this.random, JSON.parse(body) as Record<string, unknown>));
  }

  /** Changes up to three fields. */
  private mutate(call: Call | null, sample: unknown): string {
    let body = JSON.stringify(sample);
    for (let left = this.random.integer(1, 3); left > 0; left--) {
      const [field, value] = this.mutation(call, sample);
      // JSON.parse turns a number that is too large into Infinity, which is written as null.
      body = withField(JSON.parse(body), field, value);
    }
    return body;
  }

  private mutation(call: Call | null, sample: unknown): [field: string, value: unknown] {
    const invalid = call ? this.listInvalid(call) : [];
    if (invalid.length > 0 && this.random.percent(60)) {
      const { field, value } = this.random.pick(invalid);
      return [field, value];
    }
    const texts = call ? listTextFields(call.input).filter((field) => field !== '') : [];
    const fields = [...texts, ...Object.keys((sample ?? {}) as object), 'surplus'];
    return [this.random.pick(fields), this.text()];
  }

  private listInvalid(call: Call): readonly InvalidField[] {
    const listed = this.invalidFields.get(call) ?? listInvalidFields(call.input).filter(({ field }) => field !== '');
    this.invalidFields.set(call, listed);
    return listed;
  }

  private text(): string {
    if (this.random.percent(70)) return this.random.pick(UNUSUAL_TEXTS);
    return this.random.pick(Object.values(HOSTILE_TEXTS))(2 * this.random.integer(1, MAX_TEXT / 2));
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function toQuery(fields: readonly [string, string][]): string {
  const query = new URLSearchParams([...fields]).toString();
  return query && `?${query}`;
}

function flatten({ contentType, body }: MultipartBody): { headers: Record<string, string>; body: Buffer } {
  return { headers: { 'content-type': contentType }, body };
}
