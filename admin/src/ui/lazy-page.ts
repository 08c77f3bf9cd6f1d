import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ResourceProps } from 'react-admin';
import { loadPageTexts } from '../i18n/i18n-provider';

type PropsOf<C> = C extends ComponentType<infer P> ? P : never;
type LoadPage = () => Promise<{ default: ComponentType }>;

const loads = new WeakMap<object, LoadPage>();

/** A page whose script and texts are loaded when the page is first opened. */
export function lazyPage<M extends object, K extends keyof M>(
  load: () => Promise<M>,
  name: K,
): LazyExoticComponent<ComponentType<PropsOf<M[K]>>> {
  const loadPage = async () => {
    const [module] = await Promise.all([load(), loadPageTexts()]);
    return { default: module[name] as ComponentType<PropsOf<M[K]>> };
  };
  const page = lazy(loadPage);
  loads.set(page, loadPage as LoadPage);
  return page;
}

/**
 * Loads the page of a record with the list. Otherwise the list would stay while the page is loaded, and a search that was
 * typed just before would lead back to it.
 */
export function withRecordPage(resource: ResourceProps): ResourceProps {
  const [loadList, loadRecord] = [resource.list, resource.show].map((page) => loads.get(page as object));
  if (!loadList || !loadRecord) return resource;
  const list = lazy(async () => {
    const [page] = await Promise.all([loadList(), loadRecord()]);
    return page;
  });
  return { ...resource, list };
}
