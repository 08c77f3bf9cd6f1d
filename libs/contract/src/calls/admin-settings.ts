import { type TProperties, Type } from '@sinclair/typebox';
import { call } from '../call';
import { CURRENCY_CODES, LANGUAGE_CODES } from '../registries';
import { sensitive } from '../sensitivity';
import { Country, Empty, Language, nullable, oneOf, singleLine, singleLineOrEmpty, strictObject } from '../values';
import { staffCall } from './staff-call';

const SettingsCurrency = oneOf(CURRENCY_CODES);

const shop = {
  name: singleLine(60),
  /** English is always offered. */
  languages: Type.Array(Language, { uniqueItems: true, maxItems: LANGUAGE_CODES.length }),
  /** Those that customers may choose. CNY is always offered: prepaid accounts are kept in it. */
  currencies: Type.Array(SettingsCurrency, { uniqueItems: true, maxItems: CURRENCY_CODES.length }),
};

/** The seller as named on documents. */
const seller = {
  name: singleLine(120),
  address: Type.Array(singleLine(100), { minItems: 1, maxItems: 6 }),
  /** Null if the address names it. */
  country: nullable(Country),
  taxId: singleLineOrEmpty(60),
  email: sensitive('email', singleLineOrEmpty(254)),
  phone: sensitive('phone', singleLineOrEmpty(40)),
};

const mail = {
  /** Empty: emails are written to files and not sent. */
  host: singleLineOrEmpty(253),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  /** `tls`: encrypted from the start; `starttls`: encrypted after connecting; `optional`: if the server offers it. */
  security: Type.Union([Type.Literal('tls'), Type.Literal('starttls'), Type.Literal('optional')]),
  /** Empty: without a log-in. */
  user: singleLineOrEmpty(254),
  /** `shop@example.com` or `Shop <shop@example.com>`. */
  sender: singleLine(320),
};

const paypal = {
  /** Whether PayPal is offered at checkout. */
  enabled: Type.Boolean(),
  mode: Type.Union([Type.Literal('live'), Type.Literal('sandbox')]),
  clientId: singleLineOrEmpty(200),
  webhookId: singleLineOrEmpty(100),
  /** Email address of the account that is paid; empty: PayPal is asked for the account of the credentials. */
  payee: singleLineOrEmpty(254),
};

/** Days after which data is deleted. */
const retention = {
  /** Artwork and proofs, after the last change of a finished order. */
  artworkDays: Type.Integer({ minimum: 30, maximum: 36_500 }),
  /** The log of received webhooks, and what PayPal’s events said. */
  receivedWebhookDays: Type.Integer({ minimum: 7, maximum: 3_650 }),
};

/** A new value; without one the stored secret is kept, as long as it is sent to the same server. */
const Secret = Type.Optional(singleLine(500));

/** What is known of a stored secret, which is never returned. */
const SecretState = strictObject({
  isSet: Type.Boolean(),
  /** The last characters of a long secret; otherwise empty. */
  ending: Type.String(),
});

/** As read with the values: a section that was saved since is not replaced. 0 for one that was never saved. */
const Seen = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** The values of a section, and the environment variables that set fields of it: those cannot be changed here. */
const section = <T extends TProperties>(values: T) =>
  strictObject({
    values: strictObject(values),
    fixedBy: Type.Record(Type.String(), Type.String(), {
      description: 'Field → the environment variable that sets it',
    }),
    /** Sent back with a change; rejected with `changed_meanwhile` if outdated. */
    revision: Type.Integer(),
  });

export const ShopSettings = strictObject({
  shop: section(shop),
  seller: section(seller),
  mail: section({ ...mail, password: SecretState }),
  paypal: section({ ...paypal, clientSecret: SecretState }),
  retention: strictObject({
    ...section(retention).properties,
    /** What is deleted after a fixed number of days, or kept for good (null). */
    others: Type.Array(
      strictObject({
        what: oneOf([
          'sessions',
          'unfinished_uploads',
          'file_checks',
          'file_checks_in_cart',
          'proof_links',
          'shared_quotes',
          'unconfirmed_subscriptions',
          'emails',
          'audit_log',
          'orders_and_ledger',
        ]),
        days: nullable(Type.Integer()),
      }),
    ),
  }),
});

export const ShopSectionInput = strictObject({ ...shop, revision: Seen });
export const SellerSectionInput = strictObject({ ...seller, revision: Seen });
export const MailSectionInput = strictObject({ ...mail, password: Secret, revision: Seen });
export const MailTestInput = strictObject({ ...mail, password: Secret });
export const PayPalSectionInput = strictObject({ ...paypal, clientSecret: Secret, revision: Seen });

export const RetentionSectionInput = strictObject({ ...retention, revision: Seen });

export const adminSettings = {
  'admin/settings': call({
    method: 'GET',
    path: 'admin/settings',
    summary: 'Returns the settings of the shop, without secrets',
    ...staffCall,
    input: Empty,
    output: ShopSettings,
    errors: [],
  }),
  'admin/settings-shop': call({
    method: 'PUT',
    path: 'admin/settings/shop',
    summary: 'Changes the name, languages and currencies of the shop',
    ...staffCall,
    input: ShopSectionInput,
    output: ShopSettings,
    errors: ['changed_meanwhile'],
  }),
  'admin/settings-seller': call({
    method: 'PUT',
    path: 'admin/settings/seller',
    summary: 'Changes the seller as named on documents issued from now on',
    ...staffCall,
    input: SellerSectionInput,
    output: ShopSettings,
    errors: ['changed_meanwhile'],
  }),
  'admin/settings-mail': call({
    method: 'PUT',
    path: 'admin/settings/mail',
    summary: 'Connects to the mail server, logs in, and then saves it',
    ...staffCall,
    input: MailSectionInput,
    output: ShopSettings,
    errors: ['connection_failed', 'changed_meanwhile'],
  }),
  'admin/settings-mail-test': call({
    method: 'POST',
    path: 'admin/settings/mail/test',
    summary: 'Sends an email to the caller with the given values, without saving them',
    ...staffCall,
    input: MailTestInput,
    output: strictObject({ recipient: Type.String() }),
    errors: ['connection_failed'],
  }),
  'admin/settings-paypal': call({
    method: 'PUT',
    path: 'admin/settings/paypal',
    summary: 'Asks PayPal for an access token and for the account of the credentials, and then saves them',
    ...staffCall,
    input: PayPalSectionInput,
    output: ShopSettings,
    errors: ['connection_failed', 'changed_meanwhile'],
  }),
  'admin/settings-retention': call({
    method: 'PUT',
    path: 'admin/settings/retention',
    summary: 'Changes the retention periods',
    ...staffCall,
    input: RetentionSectionInput,
    output: ShopSettings,
    errors: ['changed_meanwhile'],
  }),
} as const;
