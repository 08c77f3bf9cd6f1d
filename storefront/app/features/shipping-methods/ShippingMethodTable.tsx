import { useTranslation } from 'react-i18next';
import { findShippingMethod, isInsured } from '@shop/contract';
import { useSite } from '../../layout/site';
import { useFormat } from '../../ui/useFormat';
import { useCountryName } from '../addresses/useCountries';
import { formatDays, type ShippingOption } from '../quote/shipping-option';
import type { ShippingComparison } from './shipping-comparison.server';
import styles from './ShippingMethodTable.module.css';

/** Compares shipping methods: delivery time, insurance and the price of a kilogram. */
export function ShippingMethodTable({ comparison: { country, options } }: { comparison: ShippingComparison }) {
  const { t } = useTranslation('shipping');
  const countryName = useCountryName()(country);
  if (options === null) return null;
  if (options.length === 0) return <p>{t('table.unserved', { country: countryName })}</p>;
  return (
    <table className={`${styles.table} tabular-nums`}>
      <caption>{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.method')}</th>
          <th scope="col">{t('table.major')}</th>
          <th scope="col">{t('table.other')}</th>
          <th scope="col">{t('table.insurance')}</th>
          <th scope="col">{t('table.price', { country: countryName })}</th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <Method key={option.method} option={option} />
        ))}
      </tbody>
    </table>
  );
}

function Method({ option: { method, name, days, total } }: { option: ShippingOption }) {
  const { t } = useTranslation('shipping');
  const { locale } = useSite();
  const { money } = useFormat();
  const known = findShippingMethod(method);
  return (
    <tr>
      <th scope="row">
        {name}
        {known !== undefined && <span className={styles.audience}>{t(`for.${known}`)}</span>}
      </th>
      <td>{formatDays(days.major, locale)}</td>
      <td>{formatDays(days.other, locale)}</td>
      <td>{t(isInsured(method) ? 'table.insured' : 'table.uninsured')}</td>
      <td>{money(total)}</td>
    </tr>
  );
}
