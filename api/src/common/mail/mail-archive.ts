import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../database/database';
import { enqueue, job } from '../jobs/enqueue';
import { Outbox } from '../jobs/outbox';
import {
  anonymizeMails,
  deleteUnsentMails,
  listMails,
  lockMails,
  type MailErasure,
  type MailOwner,
} from './mail-archive.queries';
import { MailRenderer } from './mail-renderer';

const eraseMail = job<MailErasure>('mail.erase');

/** The stored emails: lists those of a person, and erases them. */
@Injectable()
export class MailArchive implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly renderer: MailRenderer,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(eraseMail, (erasure) =>
      this.database.transaction((tx) => eraseMails(tx, erasure, 'for update')),
    );
  }

  /** Dates and subjects, oldest first, without the texts. */
  async listFor(tx: Tx, owner: MailOwner): Promise<{ date: Date; sentAt: Date | null; subject: string }[]> {
    return (await listMails(tx, owner)).map(({ createdAt, sentAt, ...mail }) => ({
      ...{ date: createdAt, sentAt },
      subject: this.renderer.renderSubject({ ...mail, sentAt }) ?? '',
    }));
  }

  /** Erases emails at once, except those being sent, which a job erases afterwards. Unsent emails are deleted. */
  async erase(tx: Tx, erasure: MailErasure): Promise<void> {
    await eraseMails(tx, erasure, 'for update skip locked');
    await enqueue(tx, eraseMail, erasure);
  }
}

async function eraseMails(tx: Tx, erasure: MailErasure, lock: Parameters<typeof lockMails>[2]): Promise<void> {
  const ids = await lockMails(tx, erasure, lock);
  await deleteUnsentMails(tx, ids);
  await anonymizeMails(tx, ids, erasure);
}
