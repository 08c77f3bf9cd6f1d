import { createIdempotencyKey } from '@shop/api-client';
import type { AdminOrderView, Input, OrderChangeView } from '@shop/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { callApi, uploadFile } from '../../api/client';
import { ApiHttpError, toErrorMessage } from '../../api/api-error';
import { useReload } from '../../api/useReload';
import { latestEntry } from '../changes/useOrderChanges';
import { classifyFailure } from './event-failure';

export type EventInput = Input<'admin/order-events'>;

interface UseOrderEventOptions {
  order: AdminOrderView;
  event: EventInput['event'];
  /** The form's fields, at which errors can be shown. */
  fields: readonly string[];
  onClose: () => void;
}

interface EventRequest {
  input: Omit<EventInput, 'event' | 'seen'>;
  file: File | undefined;
}

/**
 * Posts one event; all attempts of an open form take effect once. Closes the form and loads the order again unless the
 * user can correct the input.
 */
export function useOrderEvent({ order, event, fields, onClose }: UseOrderEventOptions) {
  const [idempotencyKey] = useState(createIdempotencyKey);
  /** As the order was when the form was opened: the page behind the form may have been loaded again since. */
  const [seen, setSeen] = useState(() => latestEntry(order));
  /** The sent share of the file, 0 to 1; null without a file. */
  const [progress, setProgress] = useState<number | null>(null);
  const [errorMessage, setErrorMessage] = useState('');
  const [changes, setChanges] = useState<readonly OrderChangeView[]>([]);
  const controller = useRef<AbortController | null>(null);
  const closeWith = useCloseWith(onClose);
  const reloadPage = useReload();
  const translate = useTranslate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => () => controller.current?.abort(), []);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input, file }: EventRequest) => {
      controller.current = new AbortController();
      setErrorMessage('');
      setProgress(file ? 0 : null);
      const options = { params: { orderId: order.id }, idempotencyKey, signal: controller.current.signal };
      return file
        ? uploadFile(
            'admin/order-events',
            { event, seen, sid: input.sid ?? '', ...(input.settles && { settles: input.settles }) },
            file,
            { ...options, onProgress: setProgress },
          )
        : callApi('admin/order-events', { event, seen, ...input }, options);
    },
    onSuccess: () => closeWith(`events.${event}.done`, 'success'),
    onSettled: () => setProgress(null),
  });

  /** Resolves to the errors by field if the form stays open because of them. */
  async function post(input: EventRequest['input'], file?: File): Promise<Record<string, string> | undefined> {
    try {
      await mutateAsync({ input, file });
      return undefined;
    } catch (error) {
      return controller.current?.signal.aborted ? undefined : handleError(error);
    }
  }

  async function handleError(error: unknown): Promise<Record<string, string> | undefined> {
    const failure = error instanceof ApiHttpError ? classifyFailure(error.error, fields) : null;
    switch (failure?.kind) {
      case 'field_errors':
        return failure.messages;
      case 'order_changed':
        await closeWith(translate('errors.orderChanged', { reason: failure.reason }), 'warning');
        return undefined;
      case 'changed_meanwhile':
        setChanges(failure.changes);
        setSeen((shown) => failure.changes.at(-1)?.id ?? shown);
        await reloadPage();
        return undefined;
      case 'already_sent':
        await closeWith('errors.alreadySent', 'warning');
        return undefined;
      default:
        setErrorMessage(failure?.reason ?? toErrorMessage(error));
        await logoutIfAccessDenied(error);
        return undefined;
    }
  }

  return { post, isPending, progress, errorMessage, changes };
}

/** Notifies, loads the order again and closes the form, so that the next event starts from what the order is now. */
function useCloseWith(onClose: () => void) {
  const notify = useNotify();
  const reloadPage = useReload();
  return async (message: string, type: 'success' | 'warning') => {
    notify(message, { type, autoHideDuration: type === 'success' ? 4000 : 10_000 });
    await reloadPage();
    onClose();
  };
}
