import type { CurrencyCode, Input, LanguageCode, ShopSettingsView } from '@shop/contract';

export type SettingsSection = keyof ShopSettingsView;

/** The values that an admin saved, by section. A field that the environment sets may be missing. */
export interface StoredSettings {
  shop?: Partial<Input<'admin/settings-shop'>>;
  seller?: Partial<Input<'admin/settings-seller'>>;
  mail?: Partial<Input<'admin/settings-mail'>>;
  paypal?: Partial<Input<'admin/settings-paypal'>>;
  retention?: Partial<RetentionSettings>;
  /** How often each section was saved. */
  revisions?: Partial<Record<SettingsSection, number>>;
}

/** Field → the environment variable that sets it. */
export type FixedFields = Readonly<Record<string, string>>;

export interface SellerSettings {
  name: string;
  address: string[];
  country: string | null;
  taxId: string;
  email: string;
  phone: string;
}

export interface MailSettings {
  /** Empty: emails are written to files. */
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'optional';
  user: string;
  password: string;
  sender: string;
  /** Address of the server with all of its options, if the environment sets it. */
  url?: string;
}

export interface PayPalSettings {
  enabled: boolean;
  mode: 'live' | 'sandbox';
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Empty: the account of the credentials. */
  payee: string;
}

/** Days after which data is deleted. */
export type RetentionSettings = Omit<Input<'admin/settings-retention'>, 'revision'>;

/** The settings in force: the environment's, or else the back office's, or else defaults. */
export interface ShopSettingsSnapshot {
  readonly shop: { name: string; languages: readonly LanguageCode[]; currencies: readonly CurrencyCode[] };
  readonly seller: SellerSettings;
  readonly mail: MailSettings;
  readonly paypal: PayPalSettings;
  readonly retention: RetentionSettings;
  readonly fixedBy: Readonly<Record<SettingsSection, FixedFields>>;
  /** How often each section was saved. */
  readonly revisions: Readonly<Record<SettingsSection, number>>;
}
