import type { ShopSettingsView } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminQuery } from '../api/useAdminQuery';

/** The settings of the shop, undefined until they are loaded, and what to do with those that a call returns. */
export function useShopSettings(): {
  settings?: ShopSettingsView;
  error: Error | null;
  show: (saved: ShopSettingsView) => void;
} {
  const queryClient = useQueryClient();
  const { data: settings, error } = useAdminQuery('admin/settings', {}, { alwaysFresh: true });
  return {
    settings,
    error,
    show: (saved) => {
      queryClient.setQueryData(['admin/settings', {}, {}], saved);
      void queryClient.invalidateQueries({ queryKey: ['site-config'] });
    },
  };
}
