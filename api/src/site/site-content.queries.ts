import type { Tx } from '../common/public';

export interface NoticeData {
  id: string;
  publishedAt: Date;
  /** By language. Paragraphs of the body are separated by an empty line. */
  texts: Readonly<Partial<Record<string, { title: string; body: string }>>>;
}

export interface StatusData {
  place: 'office' | 'factory' | 'courier';
  type: number;
  hours: string;
}

/** Inserts notices with their texts. */
export async function insertNotices(tx: Tx, notices: readonly NoticeData[]): Promise<void> {
  await tx.query(
    `insert into notice (id, published_at, created_at, changed_at)
     select id, published_at, published_at, published_at from jsonb_populate_recordset(null::notice, $1)`,
    [JSON.stringify(notices.map(({ id, publishedAt }) => ({ id, published_at: publishedAt })))],
  );
  const texts = notices.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([language, text]) => ({ notice_id: id, language, ...text })),
  );
  await tx.query('insert into notice_text select * from jsonb_populate_recordset(null::notice_text, $1)', [
    JSON.stringify(texts),
  ]);
}

/** Sets the status of a place, which is a row from the first migration on. */
export async function setServiceStatus(tx: Tx, { place, type, hours }: StatusData, now: Date): Promise<void> {
  await tx.query('update service_status set type = $2, hours = $3, updated_at = $4 where place = $1', [
    place,
    type,
    hours,
    now,
  ]);
}
