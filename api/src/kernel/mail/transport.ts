import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Provider } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { CONFIG, type Config } from '../config';
import type { RenderedMail } from './render';

export interface OutgoingMail extends RenderedMail {
  /** Stays the same when a mail is sent again after a crash. */
  messageId: string;
  to: string;
  replyTo?: string;
}

/** Hands one mail on; rejects where it was not taken. */
export type Deliver = (mail: OutgoingMail) => Promise<void>;

export const DELIVER = Symbol('deliver');

export const deliverProvider: Provider = {
  provide: DELIVER,
  inject: [CONFIG],
  useFactory: (config: Config): Deliver =>
    config.smtpUrl
      ? overSmtp(config.smtpUrl, config.mailFrom)
      : intoFolder(path.join(config.dataDir, 'mail'), config.mailFrom),
};

function overSmtp(url: string, from: string): Deliver {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await withTimeout(transport.sendMail(mail), 30_000);
  };
}

/** One `.eml` file a mail, named by its message id, so that sending again overwrites. */
function intoFolder(folder: string, from: string): Deliver {
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
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('mail server did not answer')), ms).unref()),
  ]);
}
