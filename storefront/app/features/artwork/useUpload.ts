import { useEffect, useRef, useState } from 'react';
import type { ArtworkView } from '@shop/contract';
import type { Refusal } from '../api/refusal';
import { upload } from '../api/upload';

export interface Upload {
  /** The file on its way; null while none is. */
  file: File | null;
  /** 0 … 1 of its bytes; at 1 the shop looks at it. */
  done: number;
  refusal: Refusal | null;
  send: (file: File) => Promise<ArtworkView | undefined>;
  cancel: () => void;
  forget: () => void;
}

/** One item's file on its way. Closing the page meanwhile asks first. */
export function useUpload(orderId: string, sid: string): Upload {
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!file) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [file]);

  async function send(chosen: File): Promise<ArtworkView | undefined> {
    if (stop.current) return undefined;
    const mine = new AbortController();
    stop.current = mine;
    setRefusal(null);
    setDone(0);
    setFile(chosen);
    const answer = await upload('Account/ArtworkUpload', { orderId, sid }, chosen, { onProgress: setDone, signal: mine.signal });
    stop.current = null;
    setFile(null);
    if (answer.ok) return answer.data.artwork;
    if (!mine.signal.aborted) setRefusal(answer.refusal);
    return undefined;
  }

  return { file, done, refusal, send, cancel: () => stop.current?.abort(), forget: () => setRefusal(null) };
}
