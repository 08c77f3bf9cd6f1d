import type { TilesView } from '@shop/contract';
import type { ApiError } from '@shop/api-client';
import { api } from '../../api/client';
import { useQuery } from '../../api/useQuery';
import { usePolling } from '../usePolling';

interface RequestedTiles {
  data: TilesView | null;
  error: ApiError | null;
  isWaiting: boolean;
}

/** Requests tiles, and waits until they are ready. A null key requests nothing. */
export function useTiles(tilesKey: string | null): RequestedTiles {
  const { data, error, refetch } = useQuery(tilesKey, () => api.call('Artwork/Tiles', { tilesKey: tilesKey ?? '' }));
  const isWaiting = tilesKey !== null && !error && data?.state !== 'ready' && data?.state !== 'none';
  usePolling(isWaiting, refetch);
  return { data, error, isWaiting };
}
