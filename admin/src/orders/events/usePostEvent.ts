import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useLogoutIfAccessDenied, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { BackOfficeProvider, EventPost } from '../../api/data-provider';
import { Refused } from '../../api/refused';
import { replyTo } from './reply';

export interface EventForm {
  orderId: string;
  event: EventPost['event'];
  /** The form's own fields, where a refusal can be put right. */
  fields: readonly string[];
  onClose: () => void;
}

type Messages = Record<string, string>;

/**
 * Posts one event for one opening of its form: however often it is tried, the server does it once. Whatever comes of
 * it, the order is asked for again in place.
 */
export function usePostEvent({ orderId, event, fields, onClose }: EventForm) {
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  const calling = useRef<AbortController | null>(null);
  const provider = useDataProvider<BackOfficeProvider>();
  const settle = useSettle(event, onClose);
  useEffect(() => () => calling.current?.abort(), []);

  /** The messages for the form's fields, where it stays open for them. */
  async function post(body: Omit<EventPost, 'event'>, file?: File): Promise<Messages | undefined> {
    const abort = new AbortController();
    calling.current = abort;
    setBusy(true);
    setRefusal('');
    setProgress(file ? 0 : null);
    try {
      await provider.postEvent(
        orderId,
        { event, ...body },
        { key, file, signal: abort.signal, onProgress: setProgress },
      );
      settle.done();
      return undefined;
    } catch (error) {
      if (abort.signal.aborted) return undefined;
      setBusy(false);
      setProgress(null);
      return failed(error);
    }
  }

  async function failed(error: unknown): Promise<Messages | undefined> {
    const problem = error instanceof Refused ? error.problem : null;
    const reply = problem && replyTo(problem, fields);
    switch (reply?.kind) {
      case 'fields':
        return reply.messages;
      case 'moved_on':
        settle.movedOn(reply.reason);
        return undefined;
      case 'sent_before':
        settle.sentBefore();
        return undefined;
      default:
        setRefusal(reply?.reason ?? (error instanceof Error ? error.message : 'errors.unexpected'));
        await settle.ifLoggedOut(error);
        return undefined;
    }
  }

  return { post, busy, progress, refusal };
}

/** The ways a form ends. */
function useSettle(event: EventPost['event'], onClose: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const close = (message: string, type: 'success' | 'warning') => {
    notify(message, { type, autoHideDuration: type === 'success' ? 4000 : 10_000 });
    refresh();
    onClose();
  };
  return {
    done: () => close(`events.${event}.done`, 'success'),
    movedOn: (reason: string) => close(translate('errors.movedOn', { reason }), 'warning'),
    sentBefore: () => close('errors.sentBefore', 'warning'),
    ifLoggedOut: (error: unknown) => logoutIfAccessDenied(error),
  };
}
