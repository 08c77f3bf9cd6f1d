import { useRef, useState } from 'react';
import type { Answer, Refusal } from './refusal';
import { noSoonerThanSeen } from './shortest';

export interface Sending<A extends unknown[], T> {
  /** Sends; while one is under way a second does nothing. Resolves with what was answered, undefined where refused. */
  send: (...args: A) => Promise<T | undefined>;
  busy: boolean;
  refusal: Refusal | null;
  forget: () => void;
}

/** One call that a form or button makes: whether it is under way, and how it was refused. */
export function useSending<A extends unknown[], T>(call: (...args: A) => Promise<Answer<T>>): Sending<A, T> {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const underWay = useRef(false);

  async function send(...args: A): Promise<T | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    const answer = await noSoonerThanSeen(call(...args));
    underWay.current = false;
    setBusy(false);
    if (answer.ok) return answer.data;
    setRefusal(answer.refusal);
    return undefined;
  }

  return { send, busy, refusal, forget: () => setRefusal(null) };
}
