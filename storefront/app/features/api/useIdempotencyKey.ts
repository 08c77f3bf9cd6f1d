import { createIdempotencyKey } from '@shop/api-client';
import { useRef } from 'react';

/** Returns the Idempotency-Key of a body: the same key while the body stays the same, a new one when it changes. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}
