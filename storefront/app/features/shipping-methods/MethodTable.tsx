import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { useCountryName } from '../addresses/useCountries';
import { daysWords, type ShippingOption } from '../quote/shipping-option';
import { ECONOMY_PARCEL, shippingMethods } from '../quote/terms';
import type { Compared } from './compared.server';
import styles from './MethodTable.module.css';

/** The shipping methods side by side: how long, insured or not, what a kilogram costs, and for whom. */
export function MethodTable({ compared: { country, options } }: { compared: Compared }) {
  const { t } = useTranslation('shipping');
  const countryName = useCountryName()(country);
  if (options === null) return null;
  if (options.length === 0) return <p>{t('table.unserved', { country: countryName })}</p>;
  return (
    <table className={`${styles.table} figures`}>
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
  const { money } = useFormat();
  const known = shippingMethods.find((code) => code === method);
  return (
    <tr>
      <th scope="row">
        {name}
        {known !== undefined && <span className={styles.whom}>{t(`for.${known}`)}</span>}
      </th>
      <td>{daysWords(days.major)}</td>
      <td>{daysWords(days.other)}</td>
      <td>{t(method === ECONOMY_PARCEL ? 'table.uninsured' : 'table.insured')}</td>
      <td>{money(total)}</td>
    </tr>
  );
}
