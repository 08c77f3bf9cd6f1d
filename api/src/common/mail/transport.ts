import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Provider } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { CONFIG, type Config } from '../config/config';
import type { RenderedMail } from './render';

export interface OutgoingMail extends RenderedMail {
  /** The same if the email is sent again after a crash. */
  messageId: string;
  to: string;
  replyTo?: string;
}

/** Sends one email. Rejects if the server does not accept it. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

export const MAIL_TRANSPORT = Symbol('deliver');

export const mailTransportProvider: Provider = {
  provide: MAIL_TRANSPORT,
  inject: [CONFIG],
  useFactory: (config: Config): MailTransport =>
    config.smtpUrl
      ? smtpTransport(config.smtpUrl, config.mailFrom)
      : folderTransport(path.join(config.dataDir, 'mail'), config.mailFrom),
};

function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await withTimeout(transport.sendMail(mail), 30_000);
  };
}

/** Writes each email to an `.eml` file named by its message id, so that sending it again overwrites the file. */
function folderTransport(folder: string, from: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return async (mail) => {
    const { message } = await composer.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${mail.messageId.replaceAll(/[^\w.@-]/g, '')}.eml`);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('the mail server did not respond')), ms).unref(),
    ),
  ]);
}
