import { Injectable } from '@nestjs/common';
import { type Input, isEmailAddress, type Output, type ShopSettingsView } from '@shop/contract';
import {
  addressOf,
  AuditLog,
  type Caller,
  Database,
  type FieldError,
  MailRenderer,
  type MailSettings,
  type PayPalSettings,
  type SettingsSection,
  ShopSettings,
  type StoredSettings,
} from '../../common/public';
import { Account } from '../../accounts/public';
import { connectToMailServer, mailError, sendTestMail } from '../mail-check';
import { checkPayPal } from '../paypal-check';
import { invalid, mergeSection } from './merge-section';
import { toSettingsView } from './settings-view';

/** A section as it would be stored, and the settings that would then be in force. */
interface Draft {
  values: Record<string, unknown>;
  resolved: ReturnType<ShopSettings['resolve']>;
}

/** How often the section was saved when its values were read. */
interface Seen {
  revision: number;
}

/**
 * Changes the settings of the shop: each section as a whole, and only after the service that it names was tried. A section
 * that was saved since the caller read it is not replaced: `changed_meanwhile`.
 */
@Injectable()
export class SettingsEditor {
  constructor(
    private readonly database: Database,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
    private readonly renderer: MailRenderer,
  ) {}

  view(): ShopSettingsView {
    return toSettingsView(this.settings.current);
  }

  async saveShop(caller: Caller, input: Input<'admin/settings-shop'>): Promise<ShopSettingsView> {
    return this.save(caller, 'shop', input, await this.prepare('shop', input));
  }

  /** @throws ApiError `validation_failed` */
  async saveSeller(caller: Caller, input: Input<'admin/settings-seller'>): Promise<ShopSettingsView> {
    assertEmpty(wrongAddresses({ email: input.email }));
    return this.save(caller, 'seller', input, await this.prepare('seller', input));
  }

  /** @throws ApiError `validation_failed`; `connection_failed` if the server cannot be used, and nothing is saved */
  async saveMail(caller: Caller, input: Input<'admin/settings-mail'>): Promise<ShopSettingsView> {
    const draft = await this.prepareMail(input);
    const { mail } = draft.resolved;
    if (mail.host) {
      await connectToMailServer(mail).catch((error: unknown) => {
        throw mailError(error, mail);
      });
    }
    return this.save(caller, 'mail', input, draft);
  }

  /** @throws ApiError `validation_failed`; `connection_failed` if the server does not accept the email */
  async testMail(
    { accountId, email: to }: Caller,
    language: string,
    input: Input<'admin/settings-mail-test'>,
  ): Promise<Output<'admin/settings-mail-test'>> {
    const { mail } = (await this.prepareMail(input)).resolved;
    if (!mail.host) throw invalid([{ field: 'host', code: 'required' }]);
    const account = await this.database.reader.findOneBy(Account, { id: accountId });
    const mailContent = { template: 'settings_test', language: account?.staffLanguage ?? language, data: {} };
    const { rendered } = this.renderer.renderCurrent(mailContent);
    await sendTestMail(mail, { ...rendered, to }).catch((error: unknown) => {
      throw mailError(error, mail);
    });
    return { recipient: to };
  }

  /** @throws ApiError `validation_failed`; `connection_failed` if the account cannot be used, and nothing is saved */
  async savePayPal(caller: Caller, input: Input<'admin/settings-paypal'>): Promise<ShopSettingsView> {
    const kept = this.keptSecret('paypal', input, ['clientId', 'mode']);
    const draft = await this.prepare('paypal', { ...input, clientSecret: input.clientSecret ?? kept });
    const { paypal } = draft.resolved;
    // PayPal can be switched off while it does not answer.
    if (paypal.enabled) {
      assertEmpty([
        ...missing(paypal, ['clientId', 'clientSecret', 'webhookId']),
        ...wrongAddresses({ payee: paypal.payee }),
      ]);
      await checkPayPal(paypal);
    }
    return this.save(caller, 'paypal', input, draft);
  }

  async saveRetention(caller: Caller, input: Input<'admin/settings-retention'>): Promise<ShopSettingsView> {
    return this.save(caller, 'retention', input, await this.prepare('retention', input));
  }

  private async prepareMail(input: Input<'admin/settings-mail-test'>): Promise<Draft> {
    const kept = this.keptSecret('mail', input, ['host', 'port', 'security', 'user']);
    const draft = await this.prepare('mail', { ...input, password: input.user ? (input.password ?? kept) : undefined });
    const { mail } = draft.resolved;
    assertEmpty([
      ...wrongAddresses({ sender: addressOf(mail.sender) }),
      ...(mail.host && mail.user ? missing(mail, ['password']) : []),
    ]);
    return draft;
  }

  /** The stored secret, unless the input would send it somewhere else. */
  private keptSecret<S extends 'mail' | 'paypal'>(
    section: S,
    input: object,
    fields: readonly (keyof MailSettings | keyof PayPalSettings)[],
  ): string | undefined {
    const { mail, paypal } = this.settings.current;
    const current: Partial<MailSettings & PayPalSettings> = section === 'mail' ? mail : paypal;
    const given: Partial<MailSettings & PayPalSettings> = input;
    if (fields.some((field) => given[field] !== current[field])) return undefined;
    return (section === 'mail' ? mail.password : paypal.clientSecret) || undefined;
  }

  private async prepare(section: SettingsSection, sent: Record<string, unknown> & Partial<Seen>): Promise<Draft> {
    const { revision: _, ...input } = sent;
    const stored: StoredSettings = await this.settings.load(this.database.reader);
    const { [section]: current, fixedBy } = this.settings.current;
    const values = mergeSection(input, { current: { ...current }, stored: stored[section], fixedBy: fixedBy[section] });
    return { values, resolved: this.settings.resolve({ ...stored, [section]: values }) };
  }

  private async save(
    caller: Caller,
    section: SettingsSection,
    { revision }: Seen,
    { values, resolved }: Draft,
  ): Promise<ShopSettingsView> {
    const before = this.view()[section].values;
    const view = toSettingsView(resolved);
    await this.database.transaction(async (tx) => {
      await this.settings.save(tx, section, values, revision);
      const change = { action: 'settings-changed', kind: 'settings', id: section };
      await this.audit.record(tx, caller, { ...change, before, after: view[section].values });
    });
    await this.settings.reload();
    return this.view();
  }
}

const missing = <T extends object>(values: T, fields: readonly (keyof T & string)[]): FieldError[] =>
  fields.filter((field) => !values[field]).map((field) => ({ field, code: 'required' }));

/** Errors about texts that are neither empty nor email addresses, by field. */
const wrongAddresses = (fields: Readonly<Record<string, string>>): FieldError[] =>
  Object.entries(fields)
    .filter(([, text]) => text !== '' && !isEmailAddress(text))
    .map(([field]) => ({ field, code: 'invalid' }));

function assertEmpty(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(errors);
}
