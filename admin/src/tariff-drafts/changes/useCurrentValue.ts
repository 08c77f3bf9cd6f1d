import {
  type AdminFeeView,
  type AdminProductView,
  type AdminShippingMethodView,
  type AdminShippingServiceView,
  type AdminShippingZoneView,
  PAYMENT_METHOD_CODES,
  type TariffChangeKindName,
  type TariffDraftView,
} from '@shop/contract';
import { useGetList, useGetOne } from 'react-admin';
import { useAdminQuery } from '../../api/useAdminQuery';
import { COUNTRY_CODES } from '../../i18n/countries';

const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
const ALL_COUNTRIES = { ...ALL, pagination: { page: 1, perPage: 1000 } } as const;
const ALL_SUBJECTS = COUNTRY_CODES.map((id) => ({ id }));
/** A change is based on the value at the time when it is made, so that cached values are not used. */
const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

export interface CurrentValue {
  isLoading: boolean;
  /** What can be changed. */
  subjects: readonly { id: string; name?: string }[];
  /** The current value of the subject; null if there is none. */
  value: unknown;
  product: AdminProductView | null;
  /** The names of all shipping zones, also of those that the draft adds. */
  zones: readonly string[];
  /** The codes of the shop's currencies. */
  currencies: readonly string[];
}

/** The current values of a kind, and that of one subject. */
export function useCurrentValue(
  draft: TariffDraftView,
  kind: TariffChangeKindName,
  subject: string | null,
): CurrentValue {
  const products = useProducts(kind, subject);
  const services = useServices(draft, kind, subject);
  const countries = useCountries(kind, subject);
  const fees = useFees(kind, subject);
  const byKind = {
    product: products,
    service: services,
    zone: countries,
    exclusion: countries,
    exchange_fee: fees,
    remittance: fees,
  };
  return { product: products.product, zones: services.zones, currencies: fees.currencies, ...byKind[kind] };
}

function useProducts(kind: TariffChangeKindName, subject: string | null) {
  const enabled = kind === 'product';
  const list = useGetList<AdminProductView>('products', ALL, { enabled });
  const product = useGetOne<AdminProductView>(
    'products',
    { id: subject ?? '', meta: { complete: true } },
    { enabled: enabled && subject !== null, ...FRESH },
  );
  return {
    isLoading: list.isPending || (subject !== null && (product.isPending || product.isFetching)),
    subjects: list.data ?? [],
    value: product.data?.tariff ?? null,
    product: product.data ?? null,
  };
}

function useServices(draft: TariffDraftView, kind: TariffChangeKindName, subject: string | null) {
  const enabled = kind === 'service' || kind === 'zone';
  const methods = useGetList<AdminShippingMethodView>('shipping-methods', ALL, {
    enabled: kind === 'service',
    ...FRESH,
  });
  const services = useGetList<AdminShippingServiceView>('shipping-services', ALL, { enabled, ...FRESH });
  const countries = useGetList<AdminShippingZoneView>('shipping-zones', ALL_COUNTRIES, { enabled, ...FRESH });
  const named = [...(services.data ?? []), ...(countries.data ?? [])].flatMap(({ zone }) => zone ?? []);
  const added = draft.changes.flatMap((change) =>
    change.kind === 'zone' && change.value !== null ? (change.value as { zone: string }).zone : [],
  );
  const zones = [...new Set([...named, ...added])].toSorted();
  return {
    isLoading: services.isFetching || countries.isFetching || methods.isFetching,
    subjects: zones.flatMap((zone) => (methods.data ?? []).map((method) => ({ id: `${method.id}:${zone}` }))),
    value: services.data?.find(({ id }) => id === subject)?.value ?? null,
    zones,
  };
}

function useCountries(kind: TariffChangeKindName, subject: string | null) {
  const enabled = kind === 'zone' || kind === 'exclusion';
  const { data = [], isFetching } = useGetList<AdminShippingZoneView>('shipping-zones', ALL_COUNTRIES, {
    enabled,
    ...FRESH,
  });
  const country = data.find(({ id }) => id === subject);
  const zone = country?.zone ? { zone: country.zone, major: country.major } : null;
  const exclusion = country?.excluded ? true : null;
  return { isLoading: isFetching, subjects: ALL_SUBJECTS, value: kind === 'zone' ? zone : exclusion };
}

function useFees(kind: TariffChangeKindName, subject: string | null) {
  const enabled = kind === 'exchange_fee' || kind === 'remittance';
  const { data = [], isFetching } = useGetList<AdminFeeView>('fees', ALL, { enabled, ...FRESH });
  const currencies = data.filter((fee) => fee.kind === 'exchange_fee').map((fee) => fee.subject);
  const subjects = kind === 'exchange_fee' ? currencies : PAYMENT_METHOD_CODES.map(String);
  return {
    isLoading: isFetching,
    subjects: subjects.map((id) => ({ id })),
    currencies,
    value: data.find((fee) => fee.kind === kind && fee.subject === subject)?.value ?? null,
  };
}

/** The last scheduled change of a subject, on which a later change is based; undefined until it is loaded. */
export function useScheduledChange(kind: TariffChangeKindName, subject: string) {
  const { data, error } = useAdminQuery('admin/tariff-planned', {}, { alwaysFresh: true });
  const change = data?.findLast((scheduled) => scheduled.kind === kind && scheduled.subject === subject) ?? null;
  return { change: data ? change : undefined, error };
}
