import type { NoticeData, StatusData } from '../site/public';
import { noticeTexts } from './notice-texts';

const DAY_MS = 86_400_000;

const HOURS = { office: '09:00–18:00', factory: '08:00–20:00', courier: '09:00–21:00' } as const;

/** The status of a place that began some days ago. */
const statusChanges: readonly (readonly [daysAgo: number, place: keyof typeof HOURS, type: number])[] = [
  [120, 'office', 1],
  [120, 'factory', 2],
  [120, 'courier', 1],
  [61, 'courier', 2],
  [57, 'courier', 1],
  [53, 'office', 4],
  [53, 'factory', 5],
  [46, 'office', 1],
  [46, 'factory', 3],
  [38, 'factory', 1],
  [12, 'courier', 6],
  [11, 'courier', 1],
  [9, 'factory', 2],
];

/** The statuses with the time at which they were set, counted back from `now`, the oldest first. */
export function demoStatuses(now: Date): (StatusData & { at: Date })[] {
  return statusChanges.map(([daysAgo, place, type]) => ({
    ...{ place, type, hours: HOURS[place] },
    at: new Date(now.getTime() - daysAgo * DAY_MS),
  }));
}

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
