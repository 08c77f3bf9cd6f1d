import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EmailPreviewView, EmailTextView, Input, LanguageCode } from '@shop/contract';
import { Accounts } from '../../accounts/public';
import {
  ApiError,
  AuditLog,
  buildPreviewData,
  type Caller,
  Clock,
  EmailText,
  EmailTexts,
  lockTable,
  MailQueue,
  MailRenderer,
  mailTexts,
  type Tx,
  validateEmailText,
} from '../../common/public';
import { isEditableEmail, TEST_TEMPLATE } from './editable-emails';
import { findNewestEmailText } from './email-texts.queries';

type Draft = Input<'admin/email-text-test'>;

interface NewText {
  template: string;
  language: LanguageCode;
  /** The newest version that the author has seen. */
  version: number;
  /** Null: the built-in text again. */
  texts: EmailTextView | null;
}

/** What a command has stored: the text and its version. */
export type WrittenEmailText = Pick<EmailText, 'version' | 'texts'>;

/** Admins write texts of emails in place of the built-in ones, try them, and go back to the built-in ones. */
@Injectable()
export class EmailTextEditor {
  constructor(
    private readonly texts: EmailTexts,
    private readonly renderer: MailRenderer,
    private readonly mails: MailQueue,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError `resource_not_found`, `email_text_invalid` */
  preview(template: string, { language, texts }: Draft): EmailPreviewView {
    assertValid(template, language, texts);
    return this.renderSample(template, language, texts);
  }

  /** An email with the given text, or with the built-in one, and with sample values. */
  renderSample(template: string, language: LanguageCode, texts: EmailTextView | null): EmailPreviewView {
    return { id: template, language, ...this.renderer.render(sample(template, language), texts) };
  }

  /** The subject of `renderSample`. */
  renderSubject(template: string, language: LanguageCode, texts: EmailTextView | null): string {
    return this.renderer.fillSubject(sample(template, language), texts);
  }

  /**
   * Emails a draft to the caller. Its button leads to the shop.
   * @returns the address
   * @throws ApiError `resource_not_found`, `email_text_invalid`
   */
  async test(tx: Tx, caller: Caller, template: string, { language, texts }: Draft): Promise<string> {
    assertValid(template, language, texts);
    const account = await this.accounts.findById(tx, caller.accountId);
    if (!account) throw new ApiError('resource_not_found');
    const { subject, body, action } = this.renderer.fill(sample(template, language), texts);
    const button = action && { label: action.label, link: this.mails.link('/', language) };
    await this.mails.queue(tx, {
      template: TEST_TEMPLATE,
      language,
      data: { subject, body: body.join('\n\n'), ...button },
      dedupeKey: `${TEST_TEMPLATE}:${randomUUID()}`,
      to: account.email,
    });
    return account.email;
  }

  /** @throws ApiError `resource_not_found`, `email_text_invalid`, `changed_meanwhile` */
  async save(
    tx: Tx,
    caller: Caller,
    template: string,
    input: Input<'admin/email-text-save'>,
  ): Promise<WrittenEmailText> {
    assertValid(template, input.language, input.texts);
    return this.write(tx, caller, 'email-text-changed', { ...input, template });
  }

  /** @throws ApiError `resource_not_found`, `changed_meanwhile` */
  async reset(
    tx: Tx,
    caller: Caller,
    template: string,
    input: Input<'admin/email-text-reset'>,
  ): Promise<WrittenEmailText> {
    assertEditable(template);
    return this.write(tx, caller, 'email-text-reset', { ...input, template, texts: null });
  }

  private async write(
    tx: Tx,
    caller: Caller,
    action: string,
    { template, language, version, texts }: NewText,
  ): Promise<WrittenEmailText> {
    await lockTable(tx, 'email_text');
    const newest = await findNewestEmailText(tx, template, language);
    if ((newest?.version ?? 0) !== version) throw new ApiError('changed_meanwhile');
    const written = { writtenBy: caller.accountId, writtenAt: this.clock.now() };
    const stored = { version: version + 1, texts };
    await tx.insert(EmailText, { template, language, ...stored, ...written });
    await this.texts.announce(tx);
    await this.audit.record(tx, caller, {
      ...{ action, kind: 'email-template', id: template },
      before: { language, ...newest?.texts },
      after: { language, ...texts },
    });
    return stored;
  }
}

const sample = (template: string, language: LanguageCode) => ({
  ...{ template, language, data: buildPreviewData(mailTexts(template, language)) },
});

/** @throws ApiError `resource_not_found` */
export function assertEditable(template: string): void {
  if (!isEditableEmail(template)) throw new ApiError('resource_not_found');
}

function assertValid(template: string, language: LanguageCode, texts: EmailTextView): void {
  assertEditable(template);
  const errors = validateEmailText(texts, mailTexts(template, language));
  if (errors.length > 0) throw new ApiError('email_text_invalid', errors);
}
