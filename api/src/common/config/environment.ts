import { plainToInstance } from 'class-transformer';
import { IsOptional, validateSync } from 'class-validator';
import { isEmailAddress, LANGUAGE_CODES } from '@shop/contract';
import {
  IsAbsolutePath,
  IsAddressList,
  IsConsistent,
  IsFlag,
  IsFlagOr,
  IsMailbox,
  IsOneOf,
  IsOrigin,
  isOrigin,
  normalizeOrigin,
  IsOriginList,
  IsPairList,
  IsUrlWith,
  IsWholeNumber,
} from './decorators';

export const DEPARTMENTS = { customer: 1, cooperation: 2, vendor: 3 } as const;

const DEMO_IN_PRODUCTION = 'allow-in-production';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The environment variables of the process, described in README.md. A variable that is empty counts as not set. */
export class Environment {
  NODE_ENV?: string;

  @IsWholeNumber(0, 65_535)
  PORT = 3000;

  HOST = '0.0.0.0';

  DATA_DIR = '.data';

  @IsOneOf(...LOG_LEVELS)
  LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'warn';

  @IsUrlWith('postgres', 'postgresql')
  DATABASE_URL!: string;

  /** PostgreSQL itself, if `DATABASE_URL` leads to a connection pooler such as PgBouncer. */
  @IsOptional()
  @IsUrlWith('postgres', 'postgresql')
  DATABASE_DIRECT_URL?: string;

  /** A streaming replica that lists, reports, searches and the catalogue are read from. */
  @IsOptional()
  @IsUrlWith('postgres', 'postgresql')
  DATABASE_REPLICA_URL?: string;

  /** On by default, unless `DATABASE_DIRECT_URL` is set. */
  @IsOptional()
  @IsFlag()
  PREPARED_STATEMENTS?: boolean;

  @IsWholeNumber(1, 200)
  POOL_SIZE = 20;

  @IsWholeNumber(500, 60_000)
  DATABASE_TIMEOUT_MS = 20_000;

  /** Defaults to `http://localhost:PORT`. */
  @IsOptional()
  @IsOrigin()
  PUBLIC_ORIGIN?: string;

  @IsPairList(
    `must be languages (${LANGUAGE_CODES.join(', ')}) with origins, as in ja=https://shop.example.jp,de=https://shop.example.de`,
    (language, origin) => (LANGUAGE_CODES as readonly string[]).includes(language) && isOrigin(normalizeOrigin(origin)),
  )
  LANGUAGE_HOSTS: [language: string, origin: string][] = [];

  @IsAddressList()
  TRUSTED_PROXIES: string[] = [];

  @IsOriginList()
  CORS_ORIGINS: string[] = [];

  @IsOptional()
  @IsUrlWith('http', 'https')
  S3_ENDPOINT?: string;

  /** Where browsers reach the object store. If set, downloads are redirected there. */
  @IsOptional()
  @IsUrlWith('http', 'https')
  S3_PUBLIC_ENDPOINT?: string;

  S3_REGION = 'us-east-1';

  /** Without keys the AWS SDK looks for credentials itself, for example an IAM role. */
  @IsConsistent(
    'must be set together with S3_SECRET_ACCESS_KEY, or neither of them',
    ({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Environment) => !S3_ACCESS_KEY_ID === !S3_SECRET_ACCESS_KEY,
  )
  S3_ACCESS_KEY_ID?: string;

  S3_SECRET_ACCESS_KEY?: string;

  S3_BUCKET = 'shop';

  @IsWholeNumber(100, 60_000)
  S3_TIMEOUT_MS = 10_000;

  @IsFlag()
  S3_FORCE_PATH_STYLE = true;

  /** What all uploads of a process store together; more would make every other request wait. */
  @IsWholeNumber(1, 10_000)
  UPLOAD_MIB_PER_SECOND = 40;

  /** ClamAV's daemon. If set, uploaded files are scanned for viruses. */
  @IsOptional()
  @IsUrlWith('tcp')
  CLAMD_URL?: string;

  /** The program of Ghostscript. If set, it draws EPS and PostScript files for their check. */
  @IsOptional()
  @IsAbsolutePath()
  GHOSTSCRIPT?: string;

  @IsOptional()
  @IsUrlWith('smtp', 'smtps')
  SMTP_URL?: string;

  @IsOptional()
  @IsMailbox()
  MAIL_FROM?: string;

  @IsPairList(
    `must be departments (${Object.keys(DEPARTMENTS).join(', ')}) with email addresses, as in customer=help@shop.example`,
    (department, address) => Object.hasOwn(DEPARTMENTS, department) && isEmailAddress(address),
  )
  CONTACT_MAILBOXES: [department: keyof typeof DEPARTMENTS, address: string][] = [];

  /** If it is not set, PayPal is offered if there are credentials, from the environment or the back office. */
  @IsOptional()
  @IsOneOf('on', 'off')
  @IsConsistent(
    'must be off or not set, or PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID must be set, if NODE_ENV is production',
    (environment: Environment) =>
      environment.NODE_ENV !== 'production' ||
      environment.PAYPAL === 'off' ||
      payPalAccount(environment).every(Boolean),
  )
  PAYPAL?: 'on' | 'off';

  @IsOptional()
  @IsOrigin()
  PAYPAL_BASE_URL?: string;

  @IsConsistent(
    'must be set together with PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID, or none of them, if NODE_ENV is production',
    (environment: Environment) =>
      environment.NODE_ENV !== 'production' ||
      environment.PAYPAL !== undefined ||
      new Set(payPalAccount(environment).map(Boolean)).size === 1,
  )
  PAYPAL_CLIENT_ID = '';

  PAYPAL_CLIENT_SECRET = '';

  PAYPAL_WEBHOOK_ID = '';

  @IsWholeNumber(100, 60_000)
  PAYPAL_TIMEOUT_MS = 10_000;

  PAYPAL_PAYEE?: string;

  /** Key of 17TRACK's API. If set, shipments are tracked. */
  TRACKING_KEY?: string;

  @IsOptional()
  @IsOrigin()
  TRACKING_BASE_URL?: string;

  @IsWholeNumber(100, 60_000)
  TRACKING_TIMEOUT_MS = 10_000;

  /** Completes an order once all of its shipments are delivered. */
  @IsFlag()
  AUTO_COMPLETE = false;

  @IsOptional()
  @IsUrlWith('http', 'https')
  RATES_URL?: string;

  @IsWholeNumber(100, 60_000)
  RATES_TIMEOUT_MS = 10_000;

  @IsWholeNumber(0, 100_000_000_000)
  DEPOSIT_APPROVAL_FEN = 5_000_000;

  /** How long after the last change of a finished order its artwork and proofs are deleted. */
  @IsOptional()
  @IsWholeNumber(30, 36_500)
  ARTWORK_RETENTION_DAYS?: number;

  /** The passwords of the demo accounts are public, so that a production server needs `allow-in-production`. */
  @IsFlagOr(DEMO_IN_PRODUCTION)
  @IsConsistent(
    `must be off, or ${DEMO_IN_PRODUCTION} to load accounts with public passwords, if NODE_ENV is production`,
    ({ NODE_ENV, DEMO_DATA }: Environment) => NODE_ENV !== 'production' || DEMO_DATA !== true,
  )
  DEMO_DATA: boolean | typeof DEMO_IN_PRODUCTION = false;

  @IsFlag()
  MIGRATE = false;

  @IsFlagOr('only')
  WORKER: boolean | 'only' = true;

  /** Defaults to 5000 in production, otherwise to 0. */
  @IsOptional()
  @IsWholeNumber(0, 60_000)
  SHUTDOWN_DELAY_MS?: number;

  /** Serves metrics to everyone at `/api/metrics`. Defaults to true outside production. */
  @IsOptional()
  @IsFlag()
  METRICS_PUBLIC?: boolean;

  /** Opens another port for metrics. */
  @IsOptional()
  @IsWholeNumber(0, 65_535)
  METRICS_PORT?: number;

  /** Address of an OpenTelemetry collector (OTLP over HTTP). If set, traces are sent. Read by `tracing` before all else. */
  @IsOptional()
  @IsUrlWith('http', 'https')
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  SHOP_NAME?: string;

  SHOP_LEGAL_NAME?: string;

  /** One line, with `|` between the lines of the address. */
  SHOP_ADDRESS?: string;

  SHOP_TAX_ID?: string;

  @IsOneOf('budgeted', 'neutral')
  ACCOUNT_DISCLOSURE: 'budgeted' | 'neutral' = 'budgeted';

  SECRET_KEY?: string;

  @IsOneOf('optional', 'required')
  STAFF_MFA: 'optional' | 'required' = 'optional';
}

const payPalAccount = ({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID }: Environment) => [
  PAYPAL_CLIENT_ID,
  PAYPAL_CLIENT_SECRET,
  PAYPAL_WEBHOOK_ID,
];

/** Lists every variable that is missing or malformed, with what is allowed. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/** @throws EnvironmentError that names all wrong variables at once. */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.entries(variables).filter(([, text]) => text !== undefined && text.trim() !== '');
  const environment = plainToInstance(Environment, Object.fromEntries(set), { exposeDefaultValues: true });
  const problems = validateSync(environment).map(({ property, value, constraints = {} }) => {
    const [message = 'is not valid'] = Object.values(constraints);
    return `${property} ${message}${value === undefined ? ', but is not set' : ''}`;
  });
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}
