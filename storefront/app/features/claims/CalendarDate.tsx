import { useSite } from '../../layout/site';

/** A calendar date (`YYYY-MM-DD`) in the visitor's format, independent of the time zone. */
export function Day({ day }: { day: string }) {
  const { locale } = useSite();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <time dateTime={day} className="tabular-nums">
      {format.format(new Date(`${day}T00:00:00Z`))}
    </time>
  );
}
