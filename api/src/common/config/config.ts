import path from 'node:path';
import { normalizeOrigin } from './decorators';
import { DEPARTMENTS, type Environment, parseEnvironment } from './environment';

/** What the environment sets of the settings in the back office; the rest is set there. */
export interface FixedSettings {
  shopName?: string;
  sellerName?: string;
  sellerAddress?: string[];
  sellerTaxId?: string;
  smtpUrl?: string;
  mailFrom?: string;
  payPal?: 'on' | 'off';
  payPalBaseUrl?: string;
  payPalClientId?: string;
  payPalClientSecret?: string;
  payPalWebhookId?: string;
  payPalPayee?: string;
  artworkRetentionDays?: number;
}

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
  /** A streaming replica of the database; undefined if there is none. */
  replicaUrl?: string;
  /** Whether statements are prepared. A connection pooler must support it. */
  preparesStatements: boolean;
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
    /** What all uploads of a process store together. */
    uploadBytesPerSecond: number;
  };
  /** Undefined if files are not scanned for viruses. */
  clamdUrl?: string;
  /** The program that draws PostScript files; if undefined, they are not drawn. */
  ghostscript?: string;
  /** Recipients of the contact form by department: 1 customer service, 2 cooperation, 3 vendors. */
  mailboxes: Partial<Record<1 | 2 | 3, string>>;
  paypalTimeoutMs: number;
  /** The service that tracks shipments; without a key they are not tracked. */
  tracking: { key?: string; baseUrl: string; timeoutMs: number };
  /** Whether orders are completed by the system once all of their shipments are delivered. */
  autoComplete: boolean;
  fixedSettings: FixedSettings;
  /** Source of the daily exchange rates; without a URL they are entered by hand. */
  rates: { url?: string; timeoutMs: number };
  /** A deposit or reversal above this amount (fen) needs the approval of a second person. */
  depositApprovalFen: number;
  demoData: boolean;
  migrateAtStart: boolean;
  /** Whether this process runs background jobs. */
  worker: boolean;
  /** Whether this process serves requests, and not only its health. */
  servesRequests: boolean;
  /** Time between the report that this process is not ready and the end of its listener. */
  shutdownDelayMs: number;
  /** Whether `/api/metrics` is served on the public port. */
  metricsPublic: boolean;
  /** Undefined if no port is opened for metrics. */
  metricsPort?: number;
  logLevel: Environment['LOG_LEVEL'];
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
    replicaUrl: environment.DATABASE_REPLICA_URL,
    preparesStatements: environment.PREPARED_STATEMENTS ?? environment.DATABASE_DIRECT_URL === undefined,
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
      uploadBytesPerSecond: environment.UPLOAD_MIB_PER_SECOND * 1_048_576,
    },
    clamdUrl: environment.CLAMD_URL,
    ghostscript: environment.GHOSTSCRIPT,
    mailboxes: Object.fromEntries(
      environment.CONTACT_MAILBOXES.map(([department, address]) => [DEPARTMENTS[department], address]),
    ),
    paypalTimeoutMs: environment.PAYPAL_TIMEOUT_MS,
    tracking: {
      key: environment.TRACKING_KEY,
      baseUrl: environment.TRACKING_BASE_URL ?? 'https://api.17track.net',
      timeoutMs: environment.TRACKING_TIMEOUT_MS,
    },
    autoComplete: environment.AUTO_COMPLETE,
    fixedSettings: readFixedSettings(environment),
    rates: { url: environment.RATES_URL, timeoutMs: environment.RATES_TIMEOUT_MS },
    depositApprovalFen: environment.DEPOSIT_APPROVAL_FEN,
    demoData: environment.DEMO_DATA !== false,
    migrateAtStart: environment.MIGRATE,
    worker: environment.WORKER !== false,
    servesRequests: environment.WORKER !== 'only',
    shutdownDelayMs: environment.SHUTDOWN_DELAY_MS ?? (NODE_ENV === 'production' ? 5000 : 0),
    metricsPublic: environment.METRICS_PUBLIC ?? NODE_ENV !== 'production',
    metricsPort: environment.METRICS_PORT,
    logLevel: environment.LOG_LEVEL,
    accountDisclosure: environment.ACCOUNT_DISCLOSURE,
    secretKey: environment.SECRET_KEY,
    staffMfaRequired: environment.STAFF_MFA === 'required',
  };
}

function readFixedSettings(environment: Environment): FixedSettings {
  const address = environment.SHOP_ADDRESS?.split('|').map((line) => line.trim());
  return {
    shopName: environment.SHOP_NAME,
    sellerName: environment.SHOP_LEGAL_NAME,
    sellerAddress: address?.filter(Boolean),
    sellerTaxId: environment.SHOP_TAX_ID,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    payPal: environment.PAYPAL,
    payPalBaseUrl: environment.PAYPAL_BASE_URL,
    payPalClientId: environment.PAYPAL_CLIENT_ID || undefined,
    payPalClientSecret: environment.PAYPAL_CLIENT_SECRET || undefined,
    payPalWebhookId: environment.PAYPAL_WEBHOOK_ID || undefined,
    payPalPayee: environment.PAYPAL_PAYEE,
    artworkRetentionDays: environment.ARTWORK_RETENTION_DAYS,
  };
}
