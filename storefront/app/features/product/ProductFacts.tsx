import type { ProductView } from '@shop/contract';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { formatLimit } from '../item/length';
import { usePreferences } from '../preferences/PreferencesProvider';
import styles from './ProductFacts.module.css';

/** The product's properties in a table, and its template downloads. */
export function ProductFacts({ product }: { product: ProductView }) {
  const { t } = useTranslation(['product', 'catalog']);
  const { properties, templates, limits, weight } = product;
  const { locale } = useSite();
  const unit = usePreferences().preferences.defaultUnit;
  const length = (mm: number | undefined) => (mm === undefined ? null : formatLimit(mm, 'max', unit, locale));
  const yes = (value: boolean) => t(value ? 'catalog:yes' : 'catalog:no');
  const rows = [
    [t('catalog:properties.printerType'), properties.printerType],
    [t('catalog:properties.resolution'), properties.resolution],
    [t('catalog:properties.waterproof'), yes(properties.waterproof)],
    [t('catalog:properties.uvResistant'), yes(properties.uvResistant)],
    [t('facts.weight'), weight.gramsPerM2 === undefined ? null : t('facts.gramsPerM2', { grams: weight.gramsPerM2 })],
    [t('facts.largest'), length(limits.maxLongMm)],
    [
      t('facts.roll'),
      limits.rollWidthMm === undefined
        ? null
        : t(limits.seams ? 'facts.rollJoined' : 'facts.rollSingle', { width: length(limits.rollWidthMm) }),
    ],
  ] as const;
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{t('facts.title')}</h2>
      <table className={`${styles.table} tabular-nums`}>
        <tbody>
          {rows.map(([name, value]) =>
            value === null ? null : (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {templates.map(({ title, url }) => (
        <a key={url} className={styles.template} href={url} download>
          <IconDownload size={18} stroke={1.5} aria-hidden />
          {t('template', { title })}
        </a>
      ))}
    </section>
  );
}
