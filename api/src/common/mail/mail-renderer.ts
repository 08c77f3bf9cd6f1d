import { Injectable } from '@nestjs/common';
import type { EmailTextView } from '@shop/contract';
import { ShopSettings } from '../settings/shop-settings.service';
import { EmailTexts } from './email-texts';
import { listNeededPlaceholders } from './preview-data';
import {
  fillSubject,
  fillTexts,
  type MailTexts,
  mailTexts,
  type RenderedMail,
  renderTexts,
  replaceTexts,
} from './render';

interface MailContent {
  template: string;
  language: string;
  data: Record<string, unknown>;
}

interface StoredMailContent extends MailContent {
  sentAt: Date | null;
  texts: EmailTextView | null;
}

/** Renders emails with the texts that admins wrote, or else with the built-in ones. */
@Injectable()
export class MailRenderer {
  constructor(
    private readonly settings: ShopSettings,
    private readonly texts: EmailTexts,
  ) {}

  /**
   * Renders an email with the text in force. If a value that this text needs is missing, the built-in text is used.
   * Throws if there is no such template.
   *
   * @returns the email, and the version of the text that was used; null for the built-in text
   */
  renderCurrent(mail: MailContent): { rendered: RenderedMail; textVersion: number | null } {
    const { texts, version } = this.findCurrent(mail);
    return { rendered: this.render(mail, texts), textVersion: version };
  }

  /**
   * Renders a stored email, once sent with the text with which it was sent; null if the values in it were erased. Throws
   * if there is no such template.
   */
  renderStored(mail: StoredMailContent): RenderedMail | null {
    const texts = this.textsOf(mail);
    return isErased(mail, selectTexts(mail.template, mail.language, texts)) ? null : this.render(mail, texts);
  }

  /** The subject of a stored email; null if the values in it were erased. Throws if there is no such template. */
  renderSubject(mail: StoredMailContent): string | null {
    const texts = this.textsOf(mail);
    const { subject } = selectTexts(mail.template, mail.language, texts);
    return isErased(mail, { subject, body: [] }) ? null : this.fillSubject(mail, texts);
  }

  /** Renders an email with the given text, or with the built-in one. Throws if there is no such template. */
  render({ template, language, data }: MailContent, texts: EmailTextView | null): RenderedMail {
    return renderTexts(selectTexts(template, language, texts), language, this.settings.current.shop.name, data);
  }

  /** The parts of an email with their values, without the layout. */
  fill({ template, language, data }: MailContent, texts: EmailTextView | null): MailTexts {
    return fillTexts(selectTexts(template, language, texts), language, this.withShopName(data));
  }

  /** The subject of an email with its values. */
  fillSubject({ template, language, data }: MailContent, texts: EmailTextView | null): string {
    return fillSubject(selectTexts(template, language, texts), language, this.withShopName(data));
  }

  private textsOf({ sentAt, texts, ...mail }: StoredMailContent): EmailTextView | null {
    return sentAt ? texts : this.findCurrent(mail).texts;
  }

  /** The text in force and its version; null for the built-in text. */
  private findCurrent({ template, language, data }: MailContent) {
    const { texts, version, isOutdated } = this.texts.find(template, language);
    return texts && !isOutdated && hasValues(texts, data) ? { texts, version } : { texts: null, version: null };
  }

  private withShopName(data: Record<string, unknown>): Record<string, unknown> {
    return { ...data, shopName: this.settings.current.shop.name };
  }
}

function selectTexts(template: string, language: string, texts: EmailTextView | null): MailTexts {
  const builtIn = mailTexts(template, language);
  return texts ? replaceTexts(builtIn, texts) : builtIn;
}

const isErased = ({ data }: MailContent, texts: Pick<MailTexts, 'subject' | 'body'>): boolean =>
  Object.keys(data).length === 0 && listNeededPlaceholders(texts).length > 0;

const hasValues = ({ subject, body }: EmailTextView, data: Record<string, unknown>): boolean =>
  listNeededPlaceholders({ subject, body: [body] }).every((name) => data[name] !== undefined && data[name] !== null);
