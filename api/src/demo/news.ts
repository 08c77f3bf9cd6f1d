import type { NoticeData, StatusData } from '../site/public';
import { written } from './notices';

const DAY_MS = 86_400_000;

/** The board as it is on a working day. */
export const board: readonly StatusData[] = [
  { place: 'office', type: 1, hours: '09:00–18:00' },
  { place: 'factory', type: 2, hours: '08:00–20:00' },
  { place: 'courier', type: 1, hours: '09:00–21:00' },
];

/** The notices as they stand at a moment. */
export function notices(now: Date): NoticeData[] {
  return written.map(({ id, days, texts }) => ({
    id,
    publishedAt: new Date(now.getTime() - days * DAY_MS),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, [title, ...paragraphs]]) => [
        language,
        { title, body: paragraphs.join('\n\n') },
      ]),
    ),
  }));
}
