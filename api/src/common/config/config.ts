import path from 'node:path';
import { addressOf, normalizeOrigin } from './decorators';
import { DEPARTMENTS, type Environment, parseEnvironment } from './environment';

/** The process's configuration, read from the environment once at start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** For requests; may lead to a connection pooler that hands out connections for single transactions. */
  databaseUrl: string;
  isDatabasePooled: boolean;
  /** PostgreSQL itself: for migrations, jobs, notifications, and everything that needs a session. */
  directDatabaseUrl: string;
  poolSize: number;
  /** The longest time of a statement. */
  databaseTimeoutMs: number;
  publicOrigin: string;
  /** Origins by language, for languages that have hosts of their own. */
  languageHosts: Record<string, string>;
  trustedProxies: string[];
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  objectStore: {
    endpoint?: string;
    /** The store's address for browsers; undefined if they cannot reach it. */
    publicEndpoint?: string;
    region: string;
    /** Undefined if the AWS SDK is to find credentials itself. */
    credentials?: { accessKeyId: string; secretAccessKey: string };
    bucket: string;
    forcePathStyle: boolean;
    timeoutMs: number;
  };
  smtpUrl?: string;
  mailFrom: string;
  /** Recipients of the contact form by department: 1 customer service, 2 cooperation, 3 vendors. */
  mailboxes: Record<1 | 2 | 3, string>;
  paypal: {
    baseUrl: string;
    clientId: string;
    clientSecret: string;
    webhookId: string;
    timeoutMs: number;
    payee?: string;
  };
  /** Source of the daily exchange rates; without a URL they are entered by hand. */
  rates: { url?: string; timeoutMs: number };
  /** A deposit or reversal above this amount (fen) needs the approval of a second person. */
  depositApprovalFen: number;
  demoData: boolean;
  migrateAtStart: boolean;
  /** Whether this process runs background jobs. */
  worker: boolean;
  /** Time between the report that this process is not ready and the end of its listener. */
  shutdownDelayMs: number;
  /** Whether `/api/metrics` is served on the public port. */
  metricsPublic: boolean;
  /** Undefined if no port is opened for metrics. */
  metricsPort?: number;
  logLevel: Environment['LOG_LEVEL'];
  shopName: string;
  /** The seller as named on documents. */
  seller: { name: string; address: string[]; taxId?: string };
  /** `budgeted`: a client may learn of a few email addresses whether they are registered. `neutral`: of none. */
  accountDisclosure: 'budgeted' | 'neutral';
  /** Encrypts stored secrets. If undefined, a random key stored in the database does. */
  secretKey?: string;
  /** Staff without a second factor can only set one up. */
  staffMfaRequired: boolean;
}

export const CONFIG = Symbol('config');

/** @throws EnvironmentError that names all wrong variables at once. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const environment = parseEnvironment(variables);
  const { PORT, NODE_ENV, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  return {
    production: NODE_ENV === 'production',
    port: PORT,
    host: environment.HOST,
    dataDir: path.resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    isDatabasePooled: environment.DATABASE_DIRECT_URL !== undefined,
    directDatabaseUrl: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL,
    poolSize: environment.POOL_SIZE,
    databaseTimeoutMs: environment.DATABASE_TIMEOUT_MS,
    publicOrigin: environment.PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
    languageHosts: Object.fromEntries(
      environment.LANGUAGE_HOSTS.map(([language, origin]) => [language, normalizeOrigin(origin)]),
    ),
    trustedProxies: environment.TRUSTED_PROXIES,
    corsOrigins: environment.CORS_ORIGINS,
    objectStore: {
      endpoint: environment.S3_ENDPOINT,
      publicEndpoint: environment.S3_PUBLIC_ENDPOINT,
      region: environment.S3_REGION,
      ...(S3_ACCESS_KEY_ID &&
        S3_SECRET_ACCESS_KEY && {
          credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        }),
      bucket: environment.S3_BUCKET,
      forcePathStyle: environment.S3_FORCE_PATH_STYLE,
      timeoutMs: environment.S3_TIMEOUT_MS,
    },
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    mailboxes: readMailboxes(environment),
    paypal: {
      baseUrl: environment.PAYPAL_BASE_URL,
      clientId: environment.PAYPAL_CLIENT_ID,
      clientSecret: environment.PAYPAL_CLIENT_SECRET,
      webhookId: environment.PAYPAL_WEBHOOK_ID,
      timeoutMs: environment.PAYPAL_TIMEOUT_MS,
      payee: environment.PAYPAL_PAYEE,
    },
    rates: { url: environment.RATES_URL, timeoutMs: environment.RATES_TIMEOUT_MS },
    depositApprovalFen: environment.DEPOSIT_APPROVAL_FEN,
    demoData: environment.DEMO_DATA !== false,
    migrateAtStart: environment.MIGRATE,
    worker: environment.WORKER,
    shutdownDelayMs: environment.SHUTDOWN_DELAY_MS ?? (NODE_ENV === 'production' ? 5000 : 0),
    metricsPublic: environment.METRICS_PUBLIC ?? NODE_ENV !== 'production',
    metricsPort: environment.METRICS_PORT,
    logLevel: environment.LOG_LEVEL,
    shopName: environment.SHOP_NAME,
    seller: readSeller(environment),
    accountDisclosure: environment.ACCOUNT_DISCLOSURE,
    secretKey: environment.SECRET_KEY,
    staffMfaRequired: environment.STAFF_MFA === 'required',
  };
}

function readSeller({ SHOP_NAME, SHOP_LEGAL_NAME, SHOP_ADDRESS, SHOP_TAX_ID }: Environment): Config['seller'] {
  const lines = SHOP_ADDRESS.split('|').map((line) => line.trim());
  return {
    name: SHOP_LEGAL_NAME ?? SHOP_NAME,
    address: lines.filter(Boolean),
    ...(SHOP_TAX_ID && { taxId: SHOP_TAX_ID }),
  };
}

/** A department without a mailbox is reached at the address of `MAIL_FROM`. */
function readMailboxes({ MAIL_FROM, CONTACT_MAILBOXES }: Environment): Config['mailboxes'] {
  const shop = addressOf(MAIL_FROM);
  const given = CONTACT_MAILBOXES.map(([department, address]) => [DEPARTMENTS[department], address]);
  return { 1: shop, 2: shop, 3: shop, ...(Object.fromEntries(given) as Partial<Config['mailboxes']>) };
}
