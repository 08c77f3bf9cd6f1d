import type { TariffChangeKindName } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { plannedChanges, type PlannedChange } from './calls';

/** The last value that is planned for a subject: what a change to come after it is based on. Undefined while nobody knows. */
export function usePlanned(kind: TariffChangeKindName, subject: string): PlannedChange | null | undefined {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const [planned, setPlanned] = useState<PlannedChange | null>();
  useEffect(() => {
    const calledOff = new AbortController();
    plannedChanges(calledOff.signal).then(
      (changes) => setPlanned(changes.findLast((one) => one.kind === kind && one.subject === subject) ?? null),
      (error: unknown) => {
        if (calledOff.signal.aborted) return;
        const failure = error instanceof Error ? error : new Error('errors.unexpected');
        notify(failure.message, { type: 'error' });
        logoutIfAccessDenied(failure).catch(() => undefined);
      },
    );
    return () => calledOff.abort();
  }, [kind, subject, notify, logoutIfAccessDenied]);
  return planned;
}
