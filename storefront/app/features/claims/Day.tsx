import { useHouse } from '../layout/house';

/** A day of the calendar, `YYYY-MM-DD`, as the reader writes dates; the same day everywhere. */
export function Day({ day }: { day: string }) {
  const { locale } = useHouse();
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <time dateTime={day} className="figures">
      {written.format(new Date(`${day}T00:00:00Z`))}
    </time>
  );
}
