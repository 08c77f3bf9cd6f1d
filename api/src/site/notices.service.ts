import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { AuditLog, type Caller, Clock, parseFutureInstant, isUuid, ApiError, type Tx } from '../common/public';
import { Notice } from './entities/notice.entity';
import { NoticeText } from './entities/notice-text.entity';

type Texts = Input<'admin/notice-write'>['texts'];

interface NoticeRow {
  published_at: Date | null;
  revision: number;
}

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
    await lockNotice(tx, id, revision);
    const before = await loadTexts(tx, id);
    await tx.delete(NoticeText, { noticeId: id });
    await insertTexts(tx, id, texts);
    await this.incrementRevision(tx, id);
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
    const { published_at: before } = await lockNotice(tx, id, revision);
    const now = this.clock.now();
    if (before !== null && before <= now) throw new ApiError('already_decided');
    await this.setPublishedAt(tx, caller, 'notice-published', id, before, parseFutureInstant(at, now, 'at'));
  }

  /**
   * Makes a notice a draft again.
   * @throws ApiError as `edit` does, and `already_decided` for a draft
   */
  async withdraw(tx: Tx, caller: Caller, id: string, { revision }: Input<'admin/notice-withdraw'>): Promise<void> {
    const { published_at: before } = await lockNotice(tx, id, revision);
    if (before === null) throw new ApiError('already_decided');
    await this.setPublishedAt(tx, caller, 'notice-withdrawn', id, before, null);
  }

  private async setPublishedAt(
    tx: Tx,
    caller: Caller,
    action: 'notice-published' | 'notice-withdrawn',
    id: string,
    before: Date | null,
    after: Date | null,
  ): Promise<void> {
    await tx.update(Notice, { id }, { publishedAt: after });
    await this.incrementRevision(tx, id);
    await this.audit.record(tx, caller, {
      ...{ action, kind: 'notice', id },
      before: { publishedAt: before?.toISOString() ?? null },
      after: { publishedAt: after?.toISOString() ?? null },
    });
  }

  private async incrementRevision(tx: Tx, id: string): Promise<void> {
    await tx.increment(Notice, { id }, 'revision', 1);
    await tx.update(Notice, { id }, { changedAt: this.clock.now() });
  }
}

async function lockNotice(tx: Tx, id: string, revision: number): Promise<NoticeRow> {
  const [notice]: NoticeRow[] = isUuid(id)
    ? await tx.query('select published_at, revision from notice where id = $1 for update', [id])
    : [];
  if (!notice) throw new ApiError('resource_not_found');
  if (notice.revision !== revision) throw new ApiError('changed_meanwhile');
  return notice;
}

async function loadTexts(tx: Tx, id: string): Promise<unknown> {
  const [row]: { texts: unknown }[] = await tx.query(
    `select jsonb_object_agg(language, jsonb_build_object('title', title, 'body', body)) as texts
     from notice_text where notice_id = $1`,
    [id],
  );
  return row?.texts ?? null;
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
