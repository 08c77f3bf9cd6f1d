import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { Clock, Database, isUuid, ApiError, type Tx } from '../common/public';
import { Notice } from './entities/notice.entity';

interface NoticeRow {
  id: string;
  title: string;
  body: string;
  published_at: Date;
}

const PAGE_SIZE = 20;

/** The text of a notice in a language, else in English, else in any language. */
const TEXT = `join lateral (
  select title, body from notice_text where notice_id = n.id
  order by language = $1 desc, language = 'en' desc, language limit 1
) t on true`;

/** Loads a notice and locks its row until the transaction ends; null if there is none. */
export function lockNotice(tx: Tx, id: string): Promise<Notice | null> {
  return tx.findOne(Notice, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** The notices shown to visitors. */
@Injectable()
export class PublishedNotices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(
    { page = 1, size = PAGE_SIZE }: Input<'UserEnd/SiteInfo/GetNoticeNewsList'>,
    language: string,
  ): Promise<Output<'UserEnd/SiteInfo/GetNoticeNewsList'>> {
    const now = this.clock.now();
    const [count]: { total: string }[] = await this.database.reader.query(
      'select count(*) as total from notice where published_at <= $1',
      [now],
    );
    const rows: NoticeRow[] = await this.database.reader.query(
      'select id, title, published_at from notice n ' +
        TEXT +
        ' where published_at <= $2 order by published_at desc, id limit $3 offset $4',
      [language, now, size, (page - 1) * size],
    );
    return {
      total: Number(count?.total ?? 0),
      items: rows.map(({ id, title, published_at }) => ({ id, title, date: published_at.toISOString() })),
    };
  }

  /** @throws ApiError `resource_not_found` */
  async get(id: string, language: string): Promise<Output<'UserEnd/SiteInfo/GetNoticeNewsContent'>> {
    const rows: NoticeRow[] = isUuid(id)
      ? await this.database.reader.query(
          'select id, title, body, published_at from notice n ' + TEXT + ' where id = $2 and published_at <= $3',
          [language, id, this.clock.now()],
        )
      : [];
    const [notice] = rows;
    if (!notice) throw new ApiError('resource_not_found');
    return { id: notice.id, title: notice.title, date: notice.published_at.toISOString(), body: notice.body };
  }
}
