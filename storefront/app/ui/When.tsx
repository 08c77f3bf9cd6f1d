import { useSyncExternalStore } from 'react';
import { useHouse } from '../features/layout/house';
import { formatDate } from './format';

const never = () => () => undefined;

/** A moment, as the reader writes dates; in UTC on the server, in the reader's own zone once they have it. */
export function When({ at, time }: { at: string; time?: boolean }) {
  const { locale } = useHouse();
  const timeZone = useSyncExternalStore(never, () => undefined, () => 'UTC');
  return (
    <time dateTime={at} className="figures">
      {formatDate(at, locale, { time, timeZone })}
    </time>
  );
}
