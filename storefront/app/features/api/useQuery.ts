import type { ApiError, Result } from '@shop/api-client';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface QueryState<T> {
  /** The last data, also while newer data is loading; null before the first response. */
  data: T | null;
  /** Why the last request failed; null after the next success. */
  error: ApiError | null;
  /** Whether a request is pending or about to be sent. */
  isFetching: boolean;
  /** Sends the request again. */
  refetch: () => void;
}

export interface Query<T> extends QueryState<T> {
  /** Replaces the data, for example with the response to a mutation. */
  setData: (data: T) => void;
}

interface QueryOptions<T> {
  /** Sends the request once the key has not changed for this long. */
  debounceMs?: number;
  /** The result for the first key, where the server has loaded it. */
  initial?: Result<T>;
}

interface Settled<T> {
  /** The request that this is the outcome of. */
  request: string;
  data: T | null;
  error: ApiError | null;
}

/**
 * Loads data in the browser whenever `key` changes; a null key loads nothing. A response to an earlier key is dropped.
 * @param load always called in its latest version; it need not be memoized
 */
export function useQuery<T>(
  key: string | null,
  load: () => Promise<Result<T>>,
  { debounceMs = 0, initial }: QueryOptions<T> = {},
): Query<T> {
  const [attempt, setAttempt] = useState(0);
  const request = `${attempt} ${key}`;
  const [settled, setSettled] = useState<Settled<T> | null>(() =>
    initial && key !== null ? { request, ...toOutcome(initial, null) } : null,
  );
  const loadLatest = useEffectEvent(load);
  const isSettled = settled?.request === request;

  useEffect(() => {
    if (key === null || isSettled) return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const result = await loadLatest();
      if (!isOutdated) setSettled((previous) => ({ request, ...toOutcome(result, previous?.data ?? null) }));
    }, debounceMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [key, request, isSettled, debounceMs]);

  const refetch = useCallback(() => setAttempt((previous) => previous + 1), []);
  const setData = useCallback((data: T) => setSettled({ request, data, error: null }), [request]);
  return {
    data: settled?.data ?? null,
    error: settled?.error ?? null,
    isFetching: key !== null && !isSettled,
    refetch,
    setData,
  };
}

function toOutcome<T>(result: Result<T>, previous: T | null): Omit<Settled<T>, 'request'> {
  return result.ok ? { data: result.data, error: null } : { data: previous, error: result.error };
}
