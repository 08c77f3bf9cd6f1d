import { type TProperties, Type } from '@sinclair/typebox';
import { call } from '../call';
import { CURRENCY_CODES, type CurrencyCode, LANGUAGE_CODES } from '../registries';
import { sensitive } from '../sensitivity';
import { Country, Empty, Language, nullable, singleLine, singleLineOrEmpty, strictObject } from '../values';
import { staffCall } from './staff-call';

const SettingsCurrency = Type.Unsafe<CurrencyCode>(Type.Union(CURRENCY_CODES.map((code) => Type.Literal(code))));

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

/** A new value; without one the stored secret is kept, as long as it is sent to the same server. */
const Secret = Type.Optional(singleLine(500));

/** What is known of a stored secret, which is never returned. */
const SecretState = strictObject({
  isSet: Type.Boolean(),
  /** The last characters of a long secret; otherwise empty. */
  ending: Type.String(),
});

/** The values of a section, and the environment variables that set fields of it: those cannot be changed here. */
const section = <T extends TProperties>(values: T) =>
  strictObject({
    values: strictObject(values),
    fixedBy: Type.Record(Type.String(), Type.String(), {
      description: 'Field → the environment variable that sets it',
    }),
  });

export const ShopSettings = strictObject({
  shop: section(shop),
  seller: section(seller),
  mail: section({ ...mail, password: SecretState }),
  paypal: section({ ...paypal, clientSecret: SecretState }),
});

export const ShopSectionInput = strictObject(shop);
export const SellerSectionInput = strictObject(seller);
export const MailSectionInput = strictObject({ ...mail, password: Secret });
export const PayPalSectionInput = strictObject({ ...paypal, clientSecret: Secret });

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
    errors: [],
  }),
  'admin/settings-seller': call({
    method: 'PUT',
    path: 'admin/settings/seller',
    summary: 'Changes the seller as named on documents issued from now on',
    ...staffCall,
    input: SellerSectionInput,
    output: ShopSettings,
    errors: [],
  }),
  'admin/settings-mail': call({
    method: 'PUT',
    path: 'admin/settings/mail',
    summary: 'Connects to the mail server, logs in, and then saves it',
    ...staffCall,
    input: MailSectionInput,
    output: ShopSettings,
    errors: ['connection_failed'],
  }),
  'admin/settings-mail-test': call({
    method: 'POST',
    path: 'admin/settings/mail/test',
    summary: 'Sends an email to the caller with the given values, without saving them',
    ...staffCall,
    input: MailSectionInput,
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
    errors: ['connection_failed'],
  }),
} as const;
