import { CURRENCY_CODES, DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@shop/contract';
import type { FixedSettings } from '../config/config';
import type {
  FixedFields,
  MailSettings,
  PayPalSettings,
  ShopSettingsSnapshot,
  StoredSettings,
} from './shop-settings.types';

const NEVER_SAVED = { shop: 0, seller: 0, mail: 0, paypal: 0, retention: 0 };
const DEFAULT_NAME = 'Widepress';
const DEFAULT_ADDRESS = ['Shanghai', 'China'];
const DEFAULT_SENDER = 'shop@example.com';
const DEFAULT_ARTWORK_DAYS = 365;
const DEFAULT_WEBHOOK_DAYS = 90;
/** Prepaid accounts are kept in it. */
const PREPAID_CURRENCY = 'CNY';

const PAYPAL_ADDRESSES = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const;
/** PayPal's hosts for real payments. */
const LIVE_HOSTS = ['api-m.paypal.com', 'api.paypal.com'];
const SUBMISSION_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** The settings in force: what the environment sets takes precedence over what is stored. */
export function resolveSettings(fixed: FixedSettings, stored: StoredSettings): ShopSettingsSnapshot {
  const name = fixed.shopName ?? stored.shop?.name ?? DEFAULT_NAME;
  const { languages = LANGUAGE_CODES, currencies = CURRENCY_CODES } = stored.shop ?? {};
  return {
    shop: {
      name,
      languages: LANGUAGE_CODES.filter((code) => code === DEFAULT_LANGUAGE || languages.includes(code)),
      currencies: CURRENCY_CODES.filter((code) => code === PREPAID_CURRENCY || currencies.includes(code)),
    },
    seller: {
      name: fixed.sellerName ?? stored.seller?.name ?? name,
      address: fixed.sellerAddress ?? stored.seller?.address ?? DEFAULT_ADDRESS,
      country: fixed.sellerAddress ? null : (stored.seller?.country ?? null),
      taxId: fixed.sellerTaxId ?? stored.seller?.taxId ?? '',
      email: stored.seller?.email ?? '',
      phone: stored.seller?.phone ?? '',
    },
    mail: resolveMail(fixed, stored.mail),
    paypal: resolvePayPal(fixed, stored.paypal),
    retention: {
      artworkDays: fixed.artworkRetentionDays ?? stored.retention?.artworkDays ?? DEFAULT_ARTWORK_DAYS,
      receivedWebhookDays: stored.retention?.receivedWebhookDays ?? DEFAULT_WEBHOOK_DAYS,
    },
    fixedBy: findFixedFields(fixed),
    revisions: { ...NEVER_SAVED, ...stored.revisions },
  };
}

/** Whether PayPal can be used: switched on, and with all credentials. */
export function isPayPalOffered({ enabled, clientId, clientSecret, webhookId }: PayPalSettings): boolean {
  return enabled && [clientId, clientSecret, webhookId].every(Boolean);
}

function resolveMail({ smtpUrl, mailFrom }: FixedSettings, stored: StoredSettings['mail'] = {}): MailSettings {
  const sender = mailFrom ?? stored.sender ?? DEFAULT_SENDER;
  if (smtpUrl !== undefined) return { ...parseSmtpUrl(smtpUrl), sender, url: smtpUrl };
  const { host = '', port = 587, security = 'starttls', user = '', password = '' } = stored;
  return { host, port, security, user, password, sender };
}

function parseSmtpUrl(smtpUrl: string): Omit<MailSettings, 'sender'> {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  return {
    host: hostname,
    port: Number(port) || (SUBMISSION_PORTS[protocol] ?? 0),
    security: protocol === 'smtps:' ? 'tls' : 'optional',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/** Credentials of the environment are never combined with an address or an account from the back office. */
function resolvePayPal(fixed: FixedSettings, stored: StoredSettings['paypal'] = {}): PayPalSettings {
  const own = hasFixedAccount(fixed) ? {} : stored;
  const mode = fixed.payPalBaseUrl === undefined ? (own.mode ?? 'live') : findMode(fixed.payPalBaseUrl);
  return {
    enabled: fixed.payPal === undefined ? (stored.enabled ?? true) : fixed.payPal === 'on',
    mode,
    baseUrl: fixed.payPalBaseUrl ?? PAYPAL_ADDRESSES[mode],
    clientId: fixed.payPalClientId ?? own.clientId ?? '',
    clientSecret: fixed.payPalClientSecret ?? own.clientSecret ?? '',
    webhookId: fixed.payPalWebhookId ?? own.webhookId ?? '',
    payee: fixed.payPalPayee ?? own.payee ?? '',
  };
}

const findMode = (baseUrl: string): PayPalSettings['mode'] =>
  LIVE_HOSTS.includes(new URL(baseUrl).hostname) ? 'live' : 'sandbox';

const hasFixedAccount = ({ payPalClientId, payPalClientSecret, payPalWebhookId }: FixedSettings): boolean =>
  [payPalClientId, payPalClientSecret, payPalWebhookId].some(Boolean);

function findFixedFields(fixed: FixedSettings): ShopSettingsSnapshot['fixedBy'] {
  const { smtpUrl, payPal, payPalBaseUrl } = fixed;
  const hasAccount = hasFixedAccount(fixed);
  return {
    shop: select({ name: fixed.shopName && 'SHOP_NAME' }),
    seller: select({
      name: fixed.sellerName && 'SHOP_LEGAL_NAME',
      address: fixed.sellerAddress && 'SHOP_ADDRESS',
      country: fixed.sellerAddress && 'SHOP_ADDRESS',
      taxId: fixed.sellerTaxId && 'SHOP_TAX_ID',
    }),
    mail: select({
      ...Object.fromEntries(
        ['host', 'port', 'security', 'user', 'password'].map((field) => [field, smtpUrl && 'SMTP_URL']),
      ),
      sender: fixed.mailFrom && 'MAIL_FROM',
    }),
    paypal: select({
      enabled: payPal && 'PAYPAL',
      mode: payPalBaseUrl || hasAccount ? 'PAYPAL_BASE_URL' : undefined,
      clientId: hasAccount && 'PAYPAL_CLIENT_ID',
      clientSecret: hasAccount && 'PAYPAL_CLIENT_SECRET',
      webhookId: hasAccount && 'PAYPAL_WEBHOOK_ID',
      payee: (fixed.payPalPayee ?? hasAccount) && 'PAYPAL_PAYEE',
    }),
    retention: select({ artworkDays: fixed.artworkRetentionDays !== undefined && 'ARTWORK_RETENTION_DAYS' }),
  };
}

const select = (fields: Record<string, string | false | undefined>): FixedFields =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));
