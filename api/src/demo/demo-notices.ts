import type { NoticeData, StatusData } from '../site/public';
import { noticeTexts } from './notice-texts';

const DAY_MS = 86_400_000;

/** The status on a normal working day. */
export const serviceStatus: readonly StatusData[] = [
  { place: 'office', type: 1, hours: '09:00–18:00' },
  { place: 'factory', type: 2, hours: '08:00–20:00' },
  { place: 'courier', type: 1, hours: '09:00–21:00' },
];

/** The notices, with publication dates counted back from `now`. */
export function demoNotices(now: Date): NoticeData[] {
  return noticeTexts.map(({ id, daysAgo, texts }) => ({
    id,
    publishedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, [title, ...paragraphs]]) => [
        language,
        { title, body: paragraphs.join('\n\n') },
      ]),
    ),
  }));
}
