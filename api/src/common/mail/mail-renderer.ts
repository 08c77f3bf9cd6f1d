import { Injectable } from '@nestjs/common';
import type { EmailTextView } from '@shop/contract';
import { ShopSettings } from '../settings/shop-settings.service';
import { EmailTexts } from './email-texts';
import { listNeededPlaceholders } from './preview-data';
import { fillTexts, type MailTexts, mailTexts, type RenderedMail, renderTexts, replaceTexts } from './render';

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
   * Renders an email with the text in force. An email that was queued without a value that this text needs has the
   * built-in text. Throws if there is no such template.
   *
   * @returns the email, and the version of the text that was used; null for the built-in text
   */
  renderCurrent(mail: MailContent): { rendered: RenderedMail; textVersion: number | null } {
    const { texts, version, isOutdated } = this.texts.find(mail.template, mail.language);
    if (texts && !isOutdated && hasValues(texts, mail.data)) {
      return { rendered: this.render(mail, texts), textVersion: version };
    }
    return { rendered: this.render(mail, null), textVersion: null };
  }

  /** Renders a stored email, once sent with the text with which it was sent. Throws if there is no such template. */
  renderStored({ sentAt, texts, ...mail }: StoredMailContent): RenderedMail {
    return sentAt ? this.render(mail, texts) : this.renderCurrent(mail).rendered;
  }

  /** Renders an email with the given text, or with the built-in one. Throws if there is no such template. */
  render({ template, language, data }: MailContent, texts: EmailTextView | null): RenderedMail {
    return renderTexts(selectTexts(template, language, texts), language, this.settings.current.shop.name, data);
  }

  /** The parts of an email with their values, without the layout. */
  fill({ template, language, data }: MailContent, texts: EmailTextView | null): MailTexts {
    const values = { ...data, shopName: this.settings.current.shop.name };
    return fillTexts(selectTexts(template, language, texts), language, values);
  }
}

function selectTexts(template: string, language: string, texts: EmailTextView | null): MailTexts {
  const builtIn = mailTexts(template, language);
  return texts ? replaceTexts(builtIn, texts) : builtIn;
}

const hasValues = ({ subject, body }: EmailTextView, data: Record<string, unknown>): boolean =>
  listNeededPlaceholders({ subject, body: [body] }).every((name) => data[name] !== undefined && data[name] !== null);
