import type { CallOptions } from '@shop/api-client';
import type { Input, Output } from '@shop/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callApi, type ApiCall } from './client';

interface UseAdminQueryOptions<T> extends Pick<CallOptions, 'params'> {
  enabled?: boolean;
  /** Keeps the previous result until the next one is loaded. */
  keepPrevious?: boolean;
  /** Loads again at each mount. */
  alwaysFresh?: boolean;
  /** Loads again after so many milliseconds; false: no more. */
  refetchInterval?: (data: T | undefined) => number | false;
}

/** Reads what is not a react-admin record, such as a preview. */
export function useAdminQuery<K extends ApiCall>(
  name: K,
  input: Input<K>,
  {
    params = {},
    enabled = true,
    keepPrevious = false,
    alwaysFresh = false,
    refetchInterval,
  }: UseAdminQueryOptions<Output<K>> = {},
) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery<Output<K>, Error>({
    queryKey: [name, params, input],
    queryFn: ({ signal }) =>
      callApi(name, input, { params, signal }).catch(async (error: unknown) => {
        await logoutIfAccessDenied(error);
        throw error;
      }),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(refetchInterval && { refetchInterval: ({ state }) => refetchInterval(state.data) }),
    ...(alwaysFresh && { staleTime: 0, gcTime: 0 }),
  });
}
