import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  OTHER_LANGUAGE_CODES,
  type LanguageCode,
  type OtherLanguageCode,
} from './registries';
import { sensitive } from './sensitivity';

/** An object without additional properties. */
export function strictObject<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

/** One line of text with at least one visible character. */
export function singleLine(maxLength: number, description?: string) {
  return Type.String({ minLength: 1, maxLength, format: 'visible-line', ...(description && { description }) });
}

/** One line of text that may be empty. */
export function singleLineOrEmpty(maxLength: number) {
  return Type.String({ maxLength, format: 'line' });
}

/** An optional line of text that may be empty. */
export function optionalText(maxLength: number) {
  return Type.Optional(singleLineOrEmpty(maxLength));
}

/** Non-empty text of several lines, without control characters other than line breaks and tabs. */
export function multiLine(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, format: 'visible-text' });
}

export const Email = Type.String({ minLength: 3, maxLength: 254, format: 'email' });

/** An email address in a response. */
export const EmailAddress = sensitive('email', Type.String());

export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});

/** An order id in any case, with or without hyphens; the server normalizes it. */
export const OrderIdInput = Type.String({ minLength: 1, maxLength: 40 });

/** ISO 8601, UTC. */
export const Instant = Type.String({ description: 'ISO 8601 in UTC' });
export const DateOnly = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

/** How often a record was changed, in a request that changes it again. */
export const Revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Whole minor units: cents, yen, fen. */
export const MinorUnits = sensitive('money', Type.Integer({ minimum: -9007199254740991, maximum: 9007199254740991 }));
export const Money = sensitive('money', strictObject({ currency: Type.String(), amount: MinorUnits }));

export const Language = oneOf(LANGUAGE_CODES);

/** A value for each language. English is required; `others` may differ from it, for example be empty. */
export function byLanguage<English extends TSchema, Others extends TSchema>(english: English, others: Others) {
  type Value = { en: Static<English> } & { [language in OtherLanguageCode]?: Static<Others> };
  return Type.Unsafe<Value>(strictObject({ [DEFAULT_LANGUAGE]: english, ...optionalEach(others) }));
}

/** A value for each language, as `byLanguage`, and one in Chinese, which only staff read. */
export function byLanguageAndChinese<Value extends TSchema>(value: Value) {
  type Values = { en: Static<Value> } & { [language in OtherLanguageCode | 'zh']?: Static<Value> };
  return Type.Unsafe<Values>(
    strictObject({ [DEFAULT_LANGUAGE]: value, ...optionalEach(value), zh: Type.Optional(value) }),
  );
}

/** A value for some languages. */
export function byAnyLanguage<Value extends TSchema>(value: Value) {
  type Values = { [language in LanguageCode]?: Static<Value> };
  return Type.Unsafe<Values>(strictObject({ [DEFAULT_LANGUAGE]: Type.Optional(value), ...optionalEach(value) }));
}

function optionalEach<Value extends TSchema>(value: Value): TProperties {
  return Object.fromEntries(OTHER_LANGUAGE_CODES.map((code) => [code, Type.Optional(value)]));
}

export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });
/** ISO 3166-1 alpha-2. */
export const Country = Type.String({ format: 'country' });
/** 0 inch, 1 foot, 2 centimetre, 3 metre. */
export const UnitCode = Type.Integer({ minimum: 0, maximum: 3 });

export const PageNumber = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }));
export const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 }));

export function pageOf<T extends TSchema>(item: T) {
  return strictObject({ total: Type.Integer(), items: Type.Array(item) });
}

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** One of some texts. */
export function oneOf<const Text extends string>(texts: readonly Text[]) {
  return Type.Unsafe<Text>(Type.Union(texts.map((text) => Type.Literal(text))));
}

export const Empty = strictObject({});
