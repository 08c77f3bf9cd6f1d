import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { spoken } from '../api/problem';
import { Refused } from '../api/refused';

/** Does one thing, says that it is done and asks for the page anew; or keeps why it was refused. */
export function useDeed(done: string, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  /** The messages for the form's own fields, where there are any. */
  async function run(
    act: () => Promise<void>,
    fields: readonly string[] = [],
  ): Promise<Record<string, string> | undefined> {
    setBusy(true);
    setRefusal('');
    try {
      await act();
      if (done) notify(done, { type: 'success' });
      refresh();
      onDone();
      return undefined;
    } catch (error) {
      setBusy(false);
      const messages = error instanceof Refused ? messagesFor(error, fields) : {};
      if (Object.keys(messages).length > 0) return messages;
      setRefusal(reasonOf(error));
      await logoutIfAccessDenied(error);
      return undefined;
    }
  }

  return { run, busy, refusal };
}

function messagesFor(error: Refused, fields: readonly string[]): Record<string, string> {
  const named = Object.entries(error.body.errors as Record<string, string>);
  return Object.fromEntries(named.filter(([field]) => fields.includes(field)));
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused && error.problem) return spoken(error.problem);
  return error instanceof Error ? error.message : 'errors.unexpected';
}
