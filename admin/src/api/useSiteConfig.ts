import type { Output } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './client';

/** Shown until the API has returned the configured name. */
const DEFAULT_SHOP_NAME = 'Widepress';

type SiteConfig = Output<'UserEnd/SiteInfo/Config'>;

/** The shop's public configuration; undefined until it is loaded. */
export function useSiteConfig(): SiteConfig | undefined {
  const { data } = useQuery({
    queryKey: ['site-config'],
    queryFn: () => callApi('UserEnd/SiteInfo/Config', {}),
    staleTime: Infinity,
  });
  return data;
}

export function useShopName(): string {
  return useSiteConfig()?.shopName ?? DEFAULT_SHOP_NAME;
}
