import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import type { Options as SmtpOptions } from 'nodemailer/lib/smtp-transport';
import { CONFIG, type Config } from '../config/config';
import { ShopSettings } from '../settings/shop-settings.service';
import type { MailSettings } from '../settings/shop-settings.types';
import type { RenderedMail } from './render';

export interface OutgoingMail extends RenderedMail {
  /** The same if the email is sent again after a crash. */
  messageId: string;
  to: string;
  replyTo?: string;
}

const TIMEOUT_MS = 30_000;
const NO_ATTACHMENTS = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Sends emails through the mail server of the settings, or else writes them to files. */
@Injectable()
export class MailTransport {
  private used?: { settings: MailSettings; transport: Transporter };
  private readonly folder: string;
  /** Set while the folder is known to exist. */
  private createdFolder?: Promise<unknown>;
  /** Created for the first email. */
  private composer?: Transporter;

  constructor(
    private readonly settings: ShopSettings,
    @Inject(CONFIG) { dataDir }: Config,
  ) {
    this.folder = path.join(dataDir, 'mail');
  }

  /** Rejects if the server does not accept the email. */
  async send(mail: OutgoingMail): Promise<void> {
    const { mail: settings } = this.settings.current;
    const message: SendMailOptions = { ...mail, from: settings.sender };
    if (settings.host) await withTimeout(this.transportFor(settings).sendMail(message), TIMEOUT_MS);
    else await this.write(message, mail.messageId);
  }

  /** Connections to a former server are closed once it is no longer used. */
  private transportFor(settings: MailSettings): Transporter {
    if (this.used?.settings !== settings) {
      this.used?.transport.close();
      this.used = { settings, transport: createSmtpTransport(settings) };
    }
    return this.used.transport;
  }

  /** Writes an `.eml` file named by the message id, so that sending it again overwrites the file. */
  private async write(mail: SendMailOptions, messageId: string): Promise<void> {
    this.composer ??= nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = (await this.composer.sendMail(mail)) as { message: Buffer };
    this.createdFolder ??= mkdir(this.folder, { recursive: true });
    await this.createdFolder;
    const file = path.join(this.folder, `${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`);
    try {
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    } catch (error) {
      // The folder may have been removed meanwhile.
      this.createdFolder = undefined;
      throw error;
    }
  }
}

/** @param timeoutMs time limit of each step of a connection; nodemailer's own by default */
export function createSmtpTransport(settings: MailSettings, timeoutMs?: number): Transporter {
  const timeouts = timeoutMs !== undefined && {
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs },
  };
  const { url, host, port, security, user, password } = settings;
  const options: SmtpOptions = {
    ...NO_ATTACHMENTS,
    ...timeouts,
    ...(url === undefined
      ? {
          ...{ host, port, secure: security === 'tls', requireTLS: security === 'starttls' },
          ...(user && { auth: { user, pass: password } }),
        }
      : { url }),
  };
  return nodemailer.createTransport(options);
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('the mail server did not respond')), ms).unref(),
    ),
  ]);
}
