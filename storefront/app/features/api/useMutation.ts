import type { ApiError, Result } from '@shop/api-client';
import { useRef, useState } from 'react';
import { withMinDuration } from './min-duration';

export interface Mutation<A extends unknown[], T> {
  /** Makes the call, unless one is pending. Resolves with its data, or undefined when it failed. */
  mutate: (...args: A) => Promise<T | undefined>;
  isPending: boolean;
  /** Why the last call failed; null while one is pending. */
  error: ApiError | null;
  /** Clears the error. */
  reset: () => void;
}

/** A call made by a form or a button, with its pending state and its error. */
export function useMutation<A extends unknown[], T>(call: (...args: A) => Promise<Result<T>>): Mutation<A, T> {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  // State updates come too late to stop a double click.
  const isRunning = useRef(false);

  async function mutate(...args: A): Promise<T | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsPending(true);
    setError(null);
    const result = await withMinDuration(call(...args));
    isRunning.current = false;
    setIsPending(false);
    if (result.ok) return result.data;
    setError(result.error);
    return undefined;
  }

  return { mutate, isPending, error, reset: () => setError(null) };
}
