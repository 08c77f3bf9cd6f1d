import { isIP } from 'node:net';
import path from 'node:path';

/** Everything the process is told from outside; read once. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string;
  poolSize: number;
  publicOrigin: string;
  /** Language → origin, where languages have hosts of their own. */
  languageHosts: Record<string, string>;
  trustedProxies: string[];
  /** Origins beside the shop's own whose pages may read its answers. */
  corsOrigins: string[];
  objectStore: {
    endpoint?: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
    bucket: string;
    forcePathStyle: boolean;
  };
  smtpUrl?: string;
  mailFrom: string;
  /** Who reads the contact form, by department: customer service, cooperation, vendors. */
  mailboxes: Record<1 | 2 | 3, string>;
  paypal: {
    baseUrl: string;
    clientId: string;
    clientSecret: string;
    webhookId: string;
    timeoutMs: number;
    payee?: string;
  };
  /** Where the day's exchange rates are asked for; nowhere where it has no address. */
  rates: { url?: string; timeoutMs: number };
  /** Above it, in fen, a deposit or its reversal takes a second person. */
  depositApprovalFen: number;
  demoData: boolean;
  migrateAtStart: boolean;
  worker: boolean;
  shopName: string;
  /** Who sells, as documents name it. */
  seller: { name: string; address: string[]; taxId?: string };
  /** Whether answers may tell, within a budget, that an e-mail address is registered; `neutral` ones never do. */
  accountDisclosure: 'budgeted' | 'neutral';
  /** Encrypts what must be read again, at rest; made up once and kept in the database where it is not set. */
  secretKey?: string;
  /** Staff without a second factor may do nothing but set one up. */
  staffMfaRequired: boolean;
}

export const CONFIG = Symbol('config');

type Env = Record<string, string | undefined>;

/** Throws with the variable's name where one is missing or malformed. */
export function readConfig(env: Env): Config {
  const dataDir = path.resolve(env.DATA_DIR ?? '.data');
  const port = wholeNumber(env, 'PORT', 3000, 0, 65535);
  return {
    production: env.NODE_ENV === 'production',
    port,
    host: env.HOST ?? '0.0.0.0',
    dataDir,
    databaseUrl: required(env, 'DATABASE_URL'),
    poolSize: wholeNumber(env, 'POOL_SIZE', 20, 1, 200),
    publicOrigin: origin(env.PUBLIC_ORIGIN ?? `http://localhost:${port}`, 'PUBLIC_ORIGIN'),
    languageHosts: languageHosts(env.LANGUAGE_HOSTS),
    trustedProxies: list(env.TRUSTED_PROXIES).map((entry) => proxyAddress(entry)),
    corsOrigins: list(env.CORS_ORIGINS).map((entry) => origin(entry, 'CORS_ORIGINS')),
    objectStore: {
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION ?? 'us-east-1',
      accessKeyId: required(env, 'S3_ACCESS_KEY_ID'),
      secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY'),
      bucket: env.S3_BUCKET ?? 'shop',
      forcePathStyle: env.S3_FORCE_PATH_STYLE !== '0',
    },
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM ?? 'shop@example.com',
    mailboxes: mailboxes(env),
    paypal: {
      baseUrl: origin(env.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com', 'PAYPAL_BASE_URL'),
      clientId: env.PAYPAL_CLIENT_ID ?? '',
      clientSecret: env.PAYPAL_CLIENT_SECRET ?? '',
      webhookId: env.PAYPAL_WEBHOOK_ID ?? '',
      timeoutMs: wholeNumber(env, 'PAYPAL_TIMEOUT_MS', 10_000, 100, 60_000),
      payee: env.PAYPAL_PAYEE || undefined,
    },
    rates: {
      url: env.RATES_URL ? webAddress(env.RATES_URL, 'RATES_URL') : undefined,
      timeoutMs: wholeNumber(env, 'RATES_TIMEOUT_MS', 10_000, 100, 60_000),
    },
    depositApprovalFen: wholeNumber(env, 'DEPOSIT_APPROVAL_FEN', 5_000_000, 0, 100_000_000_000),
    demoData: env.DEMO_DATA === '1',
    migrateAtStart: env.MIGRATE === '1',
    worker: env.WORKER !== '0',
    shopName: env.SHOP_NAME ?? 'Widepress',
    seller: seller(env),
    accountDisclosure: accountDisclosure(env.ACCOUNT_DISCLOSURE || 'budgeted'),
    secretKey: env.SECRET_KEY || undefined,
    staffMfaRequired: staffMfa(env.STAFF_MFA),
  };
}

function required(env: Env, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max}`);
  return value;
}

function staffMfa(text = ''): boolean {
  if (!['', 'optional', 'required'].includes(text)) throw new Error('STAFF_MFA must be optional or required');
  return text === 'required';
}

function origin(text: string, name: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} is not an address: ${text}`);
  return text.replace(/\/+$/, '');
}

function webAddress(text: string, name: string): string {
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' };
  if (!['http:', 'https:'].includes(protocol)) throw new Error(`${name} is not an address: ${text}`);
  return text;
}

function accountDisclosure(text: string): Config['accountDisclosure'] {
  if (text !== 'budgeted' && text !== 'neutral') throw new Error('ACCOUNT_DISCLOSURE must be budgeted or neutral');
  return text;
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function proxyAddress(entry: string): string {
  const [address = ''] = entry.split('/');
  if (!isIP(address)) throw new Error(`TRUSTED_PROXIES: ${entry} is no IP address or range`);
  return entry;
}

/** The address is given in one line, `|` between its parts. */
function seller(env: Env): Config['seller'] {
  const parts = (env.SHOP_ADDRESS || 'Shanghai|China').split('|').map((part) => part.trim());
  return {
    name: env.SHOP_LEGAL_NAME || env.SHOP_NAME || 'Widepress',
    address: parts.filter(Boolean),
    ...(env.SHOP_TAX_ID && { taxId: env.SHOP_TAX_ID }),
  };
}

/** `ja=https://shop.example.jp,de=https://shop.example.de` */
function languageHosts(text: string | undefined): Record<string, string> {
  return Object.fromEntries(
    list(text).map((pair) => {
      const [language = '', address = ''] = pair.split('=', 2);
      return [language, origin(address, 'LANGUAGE_HOSTS')];
    }),
  );
}

const DEPARTMENTS = { customer: 1, cooperation: 2, vendor: 3 } as const;

/** `customer=help@shop.example,cooperation=partners@shop.example`; who has no mailbox is written to at `MAIL_FROM`. */
function mailboxes(env: Env): Record<1 | 2 | 3, string> {
  const from = env.MAIL_FROM ?? 'shop@example.com';
  const shop = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const boxes = { 1: shop, 2: shop, 3: shop };
  for (const pair of list(env.CONTACT_MAILBOXES)) {
    const [, name = '', address = ''] = /^(\w+)=([^\s<>,]+@[^\s<>,]+)$/.exec(pair) ?? [];
    const department = Object.entries(DEPARTMENTS).find(([known]) => known === name)?.[1];
    if (department === undefined) throw new Error(`CONTACT_MAILBOXES: ${pair} is no department’s mailbox`);
    boxes[department] = address;
  }
  return boxes;
}
