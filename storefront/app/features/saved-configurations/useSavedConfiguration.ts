import type { ApiError, Result } from '@shop/api-client';
import type { ItemView, Output } from '@shop/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../api/client';

/** The saved configuration that the product page has opened; `gone` if the account does not have it. */
export type OpenedConfiguration =
  | { state: 'none' | 'loading' | 'gone' }
  | { state: 'failed'; error: ApiError }
  | { state: 'found'; id: string; name: string };

/**
 * Loads the configuration that the address's `saved` parameter names.
 * @param onFound called once with its item
 */
export function useSavedConfiguration(sku: string, onFound: (item: ItemView) => void): OpenedConfiguration {
  const [params] = useSearchParams();
  const id = params.get('saved');
  const [loaded, setLoaded] = useState<{ id: string; opened: OpenedConfiguration } | null>(null);
  const settle = useEffectEvent((wanted: string, result: Result<Output<'Account/SavedConfigurations'>>) => {
    if (!result.ok) return setLoaded({ id: wanted, opened: { state: 'failed', error: result.error } });
    const found = result.data.items.find((saved) => saved.id === wanted && saved.item.sku === sku);
    setLoaded({ id: wanted, opened: found ? { state: 'found', id: wanted, name: found.name } : { state: 'gone' } });
    if (found) onFound(found.item);
  });

  useEffect(() => {
    if (id === null) return;
    let isOutdated = false;
    void api.call('Account/SavedConfigurations', {}).then((result) => {
      if (!isOutdated) settle(id, result);
    });
    return () => {
      isOutdated = true;
    };
  }, [id, sku]);

  if (id === null) return { state: 'none' };
  return loaded?.id === id ? loaded.opened : { state: 'loading' };
}
