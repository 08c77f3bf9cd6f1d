import { readEvents } from '@shop/api-client';
import { useEffect, useState } from 'react';
import { client } from '../../api/client';

/** Streams end with the access token, and when a server stops: another one is opened soon. */
const REOPEN_MS = 1000;
/** After a stream that could not be opened or broke off. */
const RETRY_MS = 15_000;

/**
 * Calls back when the order may have changed, as long as the page is visible: browsers hold few connections to a server,
 * so that pages in the background have none. Returns whether a stream is open.
 */
export function useOrderEvents(orderId: string, onChange: () => void): boolean {
  const [isListening, setIsListening] = useState(false);
  useEffect(() => {
    let stream: AbortController | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      const current = new AbortController();
      stream = current;
      const onEvent = () => {
        setIsListening(true);
        onChange();
      };
      const options = { params: { orderId }, signal: current.signal };
      const result = await client.stream('admin/order-stream', {}, (body) => readEvents(body, onEvent), options);
      if (current.signal.aborted) return;
      setIsListening(false);
      timer = setTimeout(() => void open(), result.ok ? REOPEN_MS : RETRY_MS);
    };
    const close = () => {
      clearTimeout(timer);
      stream?.abort();
      setIsListening(false);
    };
    const follow = () => {
      close();
      if (document.visibilityState === 'visible') void open();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [orderId, onChange]);
  return isListening;
}
