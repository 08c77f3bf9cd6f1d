import { applyDecorators } from '@nestjs/common';
import { isEmailAddress } from '@shop/contract';
import { Transform } from 'class-transformer';
import { isIn, isInt, max, min, ValidateBy } from 'class-validator';
import { isIP, isIPv4 } from 'node:net';
import { isAbsolute } from 'node:path';

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

/** Validates a variable with one rule; `message` describes what is allowed. */
function Rule(name: string, message: string, validate: (value: unknown, environment: object) => boolean) {
  return ValidateBy({
    name,
    validator: { validate: (value, args) => validate(value, args?.object ?? {}), defaultMessage: () => message },
  });
}

const parse = (parseText: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? parseText(value) : value));

export function IsOneOf(...allowed: string[]) {
  return Rule('isOneOf', `must be ${allowed.join(' or ')}`, (value) => isIn(value, allowed));
}

/** `true`, `yes` and `1`, or `false`, `no` and `0`, in any case. */
export function IsFlag() {
  return applyDecorators(
    parse((text) => BOOLEANS[text.toLowerCase()] ?? text),
    Rule('isFlag', 'must be true or false (also yes, no, 1, 0)', (value) => typeof value === 'boolean'),
  );
}

/** A flag, or one other text. */
export function IsFlagOr(text: string) {
  return applyDecorators(
    parse((value) => BOOLEANS[value.toLowerCase()] ?? value),
    Rule(
      'isFlagOr',
      `must be true or false (also yes, no, 1, 0), or ${text}`,
      (value) => typeof value === 'boolean' || value === text,
    ),
  );
}

export function IsWholeNumber(least: number, most: number) {
  return applyDecorators(
    parse((text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text)),
    Rule(
      'isWholeNumber',
      `must be a whole number from ${least} to ${most}`,
      (value) => isInt(value) && min(value, least) && max(value, most),
    ),
  );
}

/** A URL of one of the protocols. */
export function IsUrlWith(...protocols: string[]) {
  return Rule(
    'isUrlWith',
    `must be a URL that starts with ${protocols.map((one) => `${one}://`).join(' or ')}`,
    (value) => hasProtocol(value, protocols),
  );
}

/** A path from the root of the file system. */
export function IsAbsolutePath() {
  return Rule(
    'isAbsolutePath',
    'must be an absolute path such as /usr/bin/gs',
    (value) => typeof value === 'string' && isAbsolute(value),
  );
}

/** `https://shop.example`, with or without a slash at the end. */
export function IsOrigin() {
  return applyDecorators(
    parse(normalizeOrigin),
    Rule('isOrigin', 'must be an origin such as https://shop.example', isOrigin),
  );
}

/** Origins separated by commas. */
export function IsOriginList() {
  return applyDecorators(
    parse((text) => splitList(text).map(normalizeOrigin)),
    Rule('isOriginList', 'must be origins such as https://shop.example, separated by commas', (value) =>
      isListOf(value, isOrigin),
    ),
  );
}

/** IP addresses and ranges (CIDR) separated by commas. */
export function IsAddressList() {
  return applyDecorators(
    parse(splitList),
    Rule('isAddressList', 'must be IP addresses or ranges such as 10.0.0.0/8, separated by commas', (value) =>
      isListOf(value, isAddressOrRange),
    ),
  );
}

/** `name=value` pairs separated by commas, as an object. */
export function IsPairList(message: string, isPair: (name: string, value: string) => boolean) {
  return applyDecorators(
    parse((text) => splitList(text).map((pair) => pair.split(/=(.*)/s, 2).map((part) => part.trim()))),
    Rule('isPairList', message, (value) =>
      isListOf(value, (pair) => Array.isArray(pair) && pair.length === 2 && isPair(String(pair[0]), String(pair[1]))),
    ),
  );
}

/** A rule about several variables, reported with this one. */
export function IsConsistent<E extends object>(message: string, isConsistent: (environment: E) => boolean) {
  return Rule('isConsistent', message, (_, environment) => isConsistent(environment as E));
}

/** `shop@example.com` or `Shop <shop@example.com>`. */
export function IsMailbox() {
  return Rule(
    'isMailbox',
    'must be an email address, or a name and an email address as in Shop <shop@example.com>',
    (value) => typeof value === 'string' && isEmailAddress(addressOf(value)),
  );
}

/** The address in `shop@example.com` or `Shop <shop@example.com>`. */
export function addressOf(mailbox: string): string {
  return /<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}

export function isOrigin(value: unknown): boolean {
  return hasProtocol(value, ['http', 'https']) && new URL(String(value)).origin === value;
}

/** The origin as browsers write it; any other text is left as it is. */
export function normalizeOrigin(text: string): string {
  if (!URL.canParse(text)) return text;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : text;
}

function hasProtocol(value: unknown, protocols: readonly string[]): boolean {
  return typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1));
}

function isAddressOrRange(entry: unknown): boolean {
  const [address = '', bits, ...more] = String(entry).split('/');
  if (!isIP(address) || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
