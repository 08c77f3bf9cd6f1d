import type {
  AdminFeeView,
  AdminProductView,
  AdminShippingServiceView,
  AdminShippingZoneView,
  TariffChangeKindName,
} from '@shop/contract';
import { useGetList, useGetOne } from 'react-admin';

const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' } } as const;
/** A change is based on what holds at the moment it is made. */
const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

export interface InForce {
  isPending: boolean;
  /** What may be chosen, by subject. */
  subjects: readonly { id: string; name?: string }[];
  /** What holds of the subject; null for nothing. */
  base: unknown;
  product: AdminProductView | null;
  zones: readonly string[];
}

/** What holds now of everything of a kind, and of one of them. */
export function useInForce(kind: TariffChangeKindName, subject: string | null): InForce {
  const isCountry = kind === 'zone' || kind === 'exclusion';
  const isFee = kind === 'exchange_fee' || kind === 'remittance';
  const products = useGetList<AdminProductView>('products', { ...ALL, filter: {} }, { enabled: kind === 'product' });
  const product = useGetOne<AdminProductView>(
    'products',
    { id: subject ?? '' },
    { enabled: kind === 'product' && subject !== null, ...FRESH },
  );
  const services = useGetList<AdminShippingServiceView>(
    'shipping-services',
    { ...ALL, filter: {} },
    { enabled: kind === 'service' || kind === 'zone', ...FRESH },
  );
  const countries = useGetList<AdminShippingZoneView>(
    'shipping-zones',
    { ...ALL, filter: {} },
    { enabled: isCountry, ...FRESH },
  );
  const fees = useGetList<AdminFeeView>('fees', { ...ALL, filter: { kind } }, { enabled: isFee, ...FRESH });
  const zones = [...new Set((services.data ?? []).map(({ zone }) => zone))].toSorted();
  const none = { product: null, zones };
  if (kind === 'product') {
    const isPending = products.isPending || (subject !== null && (product.isPending || product.isFetching));
    return {
      ...none,
      isPending,
      subjects: products.data ?? [],
      base: product.data?.tariff ?? null,
      product: product.data ?? null,
    };
  }
  if (kind === 'service') {
    const base = services.data?.find(({ id }) => id === subject)?.value ?? null;
    return { ...none, isPending: services.isFetching, subjects: services.data ?? [], base };
  }
  if (isCountry) {
    const found = countries.data?.find(({ id }) => id === subject);
    const zone = found?.zone ? { zone: found.zone, major: found.major } : null;
    const base = kind === 'zone' ? zone : found?.excluded ? true : null;
    return { ...none, isPending: countries.isFetching, subjects: countries.data ?? [], base };
  }
  const all = fees.data ?? [];
  const base = all.find((fee) => fee.subject === subject)?.value ?? null;
  return { ...none, isPending: fees.isFetching, subjects: all.map((fee) => ({ id: fee.subject })), base };
}
