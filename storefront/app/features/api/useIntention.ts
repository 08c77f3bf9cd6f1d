import { useRef } from 'react';
import { intention } from './calls';

/** The Idempotency-Key of a body: sent again unchanged it is the same intention, changed it is another. */
export function useIntention(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: intention() };
    return last.current.key;
  };
}
