import { readConfig } from './config';
import { EnvironmentError, parseEnvironment } from './environment';

const MINIMAL = { DATABASE_URL: 'postgres://localhost/shop' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'webhook' };

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    parseEnvironment({ ...MINIMAL, ...variables });
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

describe('the environment', () => {
  it('needs only DATABASE_URL outside production', () => {
    expect(readConfig(MINIMAL)).toMatchObject({
      ...{ production: false, port: 3000, host: '0.0.0.0', poolSize: 20, publicOrigin: 'http://localhost:3000' },
      ...{
        demoData: false,
        migrateAtStart: false,
        worker: true,
        logLevel: 'warn',
        trustedProxies: [],
        corsOrigins: [],
      },
      objectStore: { region: 'us-east-1', bucket: 'shop', forcePathStyle: true },
      paypalTimeoutMs: 10_000,
      mailboxes: {},
      ...{ accountDisclosure: 'budgeted', staffMfaRequired: false, depositApprovalFen: 5_000_000 },
    });
  });

  it('takes a default for a variable that is empty or blank', () => {
    const empty = { PORT: '', WORKER: ' ', LANGUAGE_HOSTS: '', SMTP_URL: '', RATES_URL: '', MAIL_FROM: '' };
    expect(readConfig({ ...MINIMAL, ...empty })).toEqual(readConfig(MINIMAL));
  });

  it('ignores variables of other programs', () => {
    expect(readConfig({ ...MINIMAL, PATH: '/bin', npm_config_x: '1', constructor: 'x' })).toEqual(readConfig(MINIMAL));
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['yes', true],
    ['1', true],
    ['false', false],
    ['No', false],
    ['0', false],
  ])('reads the flag %j as %j', (text, value) => {
    const { S3_FORCE_PATH_STYLE, WORKER, DEMO_DATA, MIGRATE } = parseEnvironment({
      ...MINIMAL,
      ...{ S3_FORCE_PATH_STYLE: text, WORKER: text, DEMO_DATA: text, MIGRATE: text },
    });
    expect([S3_FORCE_PATH_STYLE, WORKER, DEMO_DATA, MIGRATE]).toEqual([value, value, value, value]);
  });

  it.each([
    ['DATABASE_URL', '-'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '1e3'],
    ['POOL_SIZE', '0'],
    ['POOL_SIZE', '201'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'ftp://shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path'],
    ['LANGUAGE_HOSTS', 'ja'],
    ['LANGUAGE_HOSTS', 'ja=shop.example.jp'],
    ['LANGUAGE_HOSTS', 'xx=https://shop.example'],
    ['LANGUAGE_HOSTS', 'ja=https://shop.example.jp,toString=https://shop.example'],
    ['TRUSTED_PROXIES', 'proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/8/8'],
    ['CORS_ORIGINS', 'https://one.example,two.example'],
    ['S3_ENDPOINT', 'storage:9000'],
    ['S3_FORCE_PATH_STYLE', 'path'],
    ['WORKER', '2'],
    ['DEMO_DATA', 'on'],
    ['MIGRATE', 'maybe'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'the shop'],
    ['MAIL_FROM', 'Shop <shop>'],
    ['CONTACT_MAILBOXES', 'help@shop.example'],
    ['CONTACT_MAILBOXES', 'sales=help@shop.example'],
    ['CONTACT_MAILBOXES', 'customer=help'],
    ['CONTACT_MAILBOXES', 'constructor=help@shop.example'],
    ['PAYPAL', 'no'],
    ['PAYPAL_BASE_URL', 'api-m.paypal.com'],
    ['PAYPAL_TIMEOUT_MS', '99'],
    ['RATES_URL', 'file:///rates.json'],
    ['RATES_TIMEOUT_MS', '60001'],
    ['DEPOSIT_APPROVAL_FEN', '-5'],
    ['ARTWORK_RETENTION_DAYS', '14'],
    ['CLAMD_URL', 'clamav:3310'],
    ['GHOSTSCRIPT', 'gs'],
    ['ACCOUNT_DISCLOSURE', 'never'],
    ['STAFF_MFA', 'yes'],
    ['LOG_LEVEL', 'verbose'],
  ])('rejects %s=%s and says what is allowed', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must be .+`))]);
  });

  it('refuses demo data in production unless the variable says so', () => {
    const production = { NODE_ENV: 'production', PAYPAL: 'off' };
    expect(problemsOf({ ...production, DEMO_DATA: '1' })).toEqual([
      expect.stringMatching(/^DEMO_DATA must be off, or allow-in-production/),
    ]);
    const demoData = (text: string) => readConfig({ ...MINIMAL, ...production, DEMO_DATA: text }).demoData;
    expect([demoData('allow-in-production'), demoData('0')]).toEqual([true, false]);
    expect(readConfig({ ...MINIMAL, DEMO_DATA: '1' }).demoData).toBe(true);
    expect(readConfig(MINIMAL).demoData).toBe(false);
  });

  it('reports all wrong variables in one message, without their values', () => {
    const wrong = { PORT: 'abc', WORKER: 'perhaps', SMTP_URL: 'http://user:hunter2@mail.example', STAFF_MFA: 'x' };
    const parse = () => parseEnvironment({ ...wrong, DATABASE_URL: undefined });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(
      /PORT must.*\n.*DATABASE_URL must .*, but is not set\n.*SMTP_URL must.*\n.*WORKER must.*\n.*STAFF_MFA must/,
    );
    expect(parse).not.toThrow(/hunter2/);
  });

  it('reads lists, origins and mailboxes', () => {
    const config = readConfig({
      ...MINIMAL,
      PUBLIC_ORIGIN: 'https://Shop.example/',
      LANGUAGE_HOSTS: 'ja=https://shop.example.jp/, de=https://shop.example.de',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      CORS_ORIGINS: 'https://one.example/,https://two.example',
      MAIL_FROM: 'Shop <shop@shop.example>',
      CONTACT_MAILBOXES: 'vendor=purchasing@shop.example',
      SHOP_ADDRESS: '1 Road | Shanghai ||China',
    });
    expect(config).toMatchObject({
      publicOrigin: 'https://shop.example',
      languageHosts: { ja: 'https://shop.example.jp', de: 'https://shop.example.de' },
      trustedProxies: ['10.0.0.0/8', '::1'],
      corsOrigins: ['https://one.example', 'https://two.example'],
      mailboxes: { 3: 'purchasing@shop.example' },
      fixedSettings: { mailFrom: 'Shop <shop@shop.example>', sellerAddress: ['1 Road', 'Shanghai', 'China'] },
    });
  });

  it('takes S3 keys in pairs, and leaves credentials to the AWS SDK without them', () => {
    expect(readConfig(MINIMAL).objectStore.credentials).toBeUndefined();
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readConfig({ ...MINIMAL, ...keys }).objectStore.credentials).toEqual({
      accessKeyId: 'a',
      secretAccessKey: 'b',
    });
    for (const [name, value] of Object.entries(keys))
      expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(/^S3_ACCESS_KEY_ID must be set together/)]);
  });

  it('needs all PayPal credentials in production if it switches PayPal on or sets one of them', () => {
    const NODE_ENV = 'production';
    const missing = [expect.stringMatching(/^PAYPAL must be off or not set, or PAYPAL_CLIENT_ID/)];
    expect(problemsOf({ NODE_ENV, PAYPAL: 'on' })).toEqual(missing);
    expect(problemsOf({ NODE_ENV, PAYPAL: 'on', ...PAYPAL, PAYPAL_WEBHOOK_ID: '' })).toEqual(missing);
    for (const name of Object.keys(PAYPAL)) {
      expect(problemsOf({ NODE_ENV, ...PAYPAL, [name]: '' })).toEqual([
        expect.stringMatching(/^PAYPAL_CLIENT_ID must be set together with PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID/),
      ]);
    }
    expect(problemsOf({ NODE_ENV, ...PAYPAL })).toEqual([]);
    expect(problemsOf({ NODE_ENV, PAYPAL: 'on', ...PAYPAL })).toEqual([]);
    expect(problemsOf({ NODE_ENV, PAYPAL: 'off' })).toEqual([]);
    expect(problemsOf({ NODE_ENV })).toEqual([]);
  });
});
