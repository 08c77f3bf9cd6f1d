import { QueryClient } from '@tanstack/react-query';
import { ApiHttpError } from '../api/api-error';

const MAX_RETRIES = 2;

/** Requests that the API rejected are not repeated; commands fail at once when offline instead of waiting. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < MAX_RETRIES && !isRejected(error) },
    mutations: { networkMode: 'always' },
  },
});

function isRejected(error: unknown): boolean {
  return error instanceof ApiHttpError && error.status >= 400 && error.status < 500;
}
