import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { AuditLog, type Caller, Clock, parseFutureInstant, isUuid, ApiError, type Tx } from '../common/public';
import { Notice } from './entities/notice.entity';
import { NoticeText } from './entities/notice-text.entity';
import { lockNotice } from './notices.queries';
import { notifySiteContentChange } from './site-content.service';

type Texts = Input<'admin/notice-write'>['texts'];

/** Notices as staff manage them: plain text, drafts until they are published. */
@Injectable()
export class Notices {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Creates a draft and returns its id. */
  async create(tx: Tx, caller: Caller, texts: Texts): Promise<string> {
    const now = this.clock.now();
    const id = randomUUID();
    await tx.insert(Notice, { id, createdAt: now, changedAt: now });
    await insertTexts(tx, id, texts);
    await this.audit.record(tx, caller, { action: 'notice-written', kind: 'notice', id, after: { texts } });
    return id;
  }

  /**
   * Replaces the texts of all languages.
   * @throws ApiError `resource_not_found`, and `changed_meanwhile` if the notice was edited since `revision`
   */
  async edit(tx: Tx, caller: Caller, id: string, { texts, revision }: Input<'admin/notice-edit'>): Promise<void> {
    await lockNoticeAt(tx, id, revision);
    const before = await loadTexts(tx, id);
    await tx.delete(NoticeText, { noticeId: id });
    await insertTexts(tx, id, texts);
    await tx.update(Notice, { id }, this.change(revision));
    await notifySiteContentChange(tx);
    await this.audit.record(tx, caller, {
      ...{ action: 'notice-edited', kind: 'notice', id },
      before: { texts: before },
      after: { texts },
    });
  }

  /**
   * Publishes a notice now or at a later instant.
   * @throws ApiError as `edit` does, and `already_decided` if it is already visible
   */
  async publish(tx: Tx, caller: Caller, id: string, { revision, at }: Input<'admin/notice-publish'>): Promise<void> {
    const notice = await lockNoticeAt(tx, id, revision);
    const now = this.clock.now();
    if (notice.publishedAt !== null && notice.publishedAt <= now) throw new ApiError('already_decided');
    await this.setPublishedAt(tx, caller, 'notice-published', notice, parseFutureInstant(at, now, 'at'));
  }

  /**
   * Makes a notice a draft again.
   * @throws ApiError as `edit` does, and `already_decided` for a draft
   */
  async withdraw(tx: Tx, caller: Caller, id: string, { revision }: Input<'admin/notice-withdraw'>): Promise<void> {
    const notice = await lockNoticeAt(tx, id, revision);
    if (notice.publishedAt === null) throw new ApiError('already_decided');
    await this.setPublishedAt(tx, caller, 'notice-withdrawn', notice, null);
  }

  private async setPublishedAt(
    tx: Tx,
    caller: Caller,
    action: 'notice-published' | 'notice-withdrawn',
    { id, revision, publishedAt: before }: Notice,
    after: Date | null,
  ): Promise<void> {
    await tx.update(Notice, { id }, { publishedAt: after, ...this.change(revision) });
    await notifySiteContentChange(tx);
    await this.audit.record(tx, caller, {
      ...{ action, kind: 'notice', id },
      before: { publishedAt: before?.toISOString() ?? null },
      after: { publishedAt: after?.toISOString() ?? null },
    });
  }

  /** The columns that every change of a locked notice sets. */
  private change(revision: number): Pick<Notice, 'revision' | 'changedAt'> {
    return { revision: revision + 1, changedAt: this.clock.now() };
  }
}

/** @throws ApiError `resource_not_found`, and `changed_meanwhile` if the notice was edited since `revision` */
async function lockNoticeAt(tx: Tx, id: string, revision: number): Promise<Notice> {
  const notice = isUuid(id) ? await lockNotice(tx, id) : null;
  if (!notice) throw new ApiError('resource_not_found');
  if (notice.revision !== revision) throw new ApiError('changed_meanwhile');
  return notice;
}

async function loadTexts(tx: Tx, noticeId: string): Promise<unknown> {
  const texts = await tx.findBy(NoticeText, { noticeId });
  return Object.fromEntries(texts.map(({ language, title, body }) => [language, { title, body }]));
}

async function insertTexts(tx: Tx, id: string, texts: Texts): Promise<void> {
  const rows = Object.entries(texts).map(([language, { title, body }]) => ({
    noticeId: id,
    language,
    title: title.trim(),
    body: body.trim(),
  }));
  if (rows.length > 0) await tx.insert(NoticeText, rows);
}
