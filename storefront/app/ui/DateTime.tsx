import { useSyncExternalStore } from 'react';
import { useSite } from '../layout/site';
import { formatDate } from './format';

const noSubscription = () => () => undefined;

/** A date, optionally with time, in the visitor's format: in UTC on the server, in the local time zone after hydration. */
export function DateTime({ at, time }: { at: string; time?: boolean }) {
  const { locale } = useSite();
  const timeZone = useSyncExternalStore(
    noSubscription,
    () => undefined,
    () => 'UTC',
  );
  return (
    <time dateTime={at} className="tabular-nums">
      {formatDate(at, locale, { time, timeZone })}
    </time>
  );
}
