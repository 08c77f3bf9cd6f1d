import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** A page that is slower than this does not hold up what follows. */
const MAX_WAIT_MS = 5000;

/** Loads the page's data again; resolves once the page has it, so that what follows starts from its current version. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => waitAtMost(MAX_WAIT_MS, client.invalidateQueries()), [client]);
}

async function waitAtMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
