import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { initialDraft, toItem } from '../features/item/item-draft';
import { localizePath } from '../features/language/paths';
import { openPage } from '../features/page-request/page-request.server';
import { usePreferences } from '../features/preferences/PreferencesProvider';
import { parsePendingItem } from '../features/product/pending-item';
import { SIZE_LIST_CONFIGURATION } from '../features/size-list/SizeListLink';
import { SizeListConfiguration } from '../features/size-list/SizeListConfiguration';
import { SizeListOrder } from '../features/size-list/SizeListOrder';
import { useSite } from '../layout/site';
import { PageHead } from '../ui/PageHead';
import { PageSkeleton } from '../ui/PageSkeleton';
import { useHydrated } from '../ui/useHydrated';
import type { Route } from './+types/size-list';
import styles from './cart.module.css';

/** The product that the address names; other addresses lead to all products. Only areas have sizes. */
export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const sku = new URL(args.request.url).searchParams.get('sku')?.slice(0, 64) ?? '';
  if (sku === '') throw redirect(localizePath(api.language, '/products/catalog'));
  const product = await api.require('Catalog/Product', { sku });
  if (product.kind !== 'area') throw redirect(localizePath(api.language, `/${product.category}/${product.slug}`));
  return { product };
}

export default function SizeListPage({ loaderData: { product } }: Route.ComponentProps) {
  const { t } = useTranslation('sizes');
  const { locale } = useSite();
  const { defaultUnit } = usePreferences().preferences;
  const [draft, setDraft] = useState(() => initialDraft(product, defaultUnit));
  const restore = useEffectEvent(() => {
    const chosen = parsePendingItem(sessionStorage.getItem(SIZE_LIST_CONFIGURATION), product);
    if (chosen) setDraft(chosen.draft);
  });
  useEffect(() => restore(), []);
  const hydrated = useHydrated();
  const configuration = toItem(draft, product, locale);
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} hidden />
      <h1>{t('title')}</h1>
      <SizeListConfiguration product={product} configuration={configuration} />
      {hydrated ? <SizeListOrder product={product} configuration={configuration} /> : <PageSkeleton />}
    </div>
  );
}
