import type { ItemView } from '@shop/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../api/client';

/** The saved configuration that the product page has opened; `gone` if the account does not have it. */
export type OpenedConfiguration = { state: 'none' | 'loading' | 'gone' } | { state: 'found'; id: string; name: string };

/**
 * Loads the configuration that the address's `saved` parameter names.
 * @param onFound called once with its item
 */
export function useSavedConfiguration(sku: string, onFound: (item: ItemView) => void): OpenedConfiguration {
  const [params] = useSearchParams();
  const id = params.get('saved');
  const [loaded, setLoaded] = useState<{ id: string; name: string | null } | null>(null);
  const settle = useEffectEvent((wanted: string, found: { name: string; item: ItemView } | undefined) => {
    setLoaded({ id: wanted, name: found?.name ?? null });
    if (found) onFound(found.item);
  });

  useEffect(() => {
    if (id === null) return;
    let isOutdated = false;
    void api.call('Account/SavedConfigurations', {}).then((result) => {
      const found = result.ok
        ? result.data.items.find((saved) => saved.id === id && saved.item.sku === sku)
        : undefined;
      if (!isOutdated) settle(id, found);
    });
    return () => {
      isOutdated = true;
    };
  }, [id, sku]);

  if (id === null) return { state: 'none' };
  if (loaded?.id !== id) return { state: 'loading' };
  return loaded.name === null ? { state: 'gone' } : { state: 'found', id, name: loaded.name };
}
