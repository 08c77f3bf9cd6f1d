import type { ShopSetupView } from '@shop/contract';
import { useAdminQuery } from '../api/useAdminQuery';

export const SHOP_SETUP_PATH = '/shop-setup';

/** Undefined until it is loaded. */
export function useShopSetup(): ShopSetupView | undefined {
  return useAdminQuery('admin/setup', {}).data;
}
