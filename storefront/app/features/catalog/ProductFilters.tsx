import { FACET_NAMES, FACETS, type Facet, type Output, PRODUCT_SORTS } from '@shop/contract';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, Link as RouterLink } from 'react-router';
import { Button } from '../../ui/Button';
import { SelectField, TextField } from '../../ui/fields';
import { countFilters, FACET_PARAMETERS, type Filters } from './filters';
import styles from './ProductFilters.module.css';

type Counts = NonNullable<Output<'Catalog/Products'>['counts']>;

interface ProductFiltersProps {
  filters: Filters;
  /** How many products each code would leave. */
  counts: Counts | undefined;
  /** Of the prices. */
  currency: string;
  /** The words that the list was searched for. */
  q?: string;
}

/** Filters and order of a list as a form that works without JavaScript. */
export function ProductFilters({ filters, counts, currency, q = '' }: ProductFiltersProps) {
  const { t } = useTranslation('catalog');
  const active = countFilters(filters);
  return (
    <Form key={JSON.stringify([filters, q])} className={styles.form} preventScrollReset>
      {q && <input type="hidden" name="q" value={q} />}
      <details className={styles.filters} open={active > 0}>
        <summary className={styles.summary}>
          <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
          {active > 0 ? t('filters.active', { count: active }) : t('filters.title')}
        </summary>
        <div className={styles.groups}>
          {FACET_NAMES.map((facet) => (
            <FacetGroup key={facet} facet={facet} chosen={filters.facets[facet]} counts={counts?.[facet] ?? []} />
          ))}
          <fieldset className={styles.group}>
            <legend>{t('filters.price', { currency })}</legend>
            <div className={styles.prices}>
              <TextField
                name="min"
                label={t('filters.from')}
                inputMode="decimal"
                maxLength={11}
                defaultValue={filters.min}
              />
              <TextField
                name="max"
                label={t('filters.to')}
                inputMode="decimal"
                maxLength={11}
                defaultValue={filters.max}
              />
            </div>
            <p className={styles.hint}>{t('filters.priceHint')}</p>
          </fieldset>
        </div>
        <div className={styles.actions}>
          <Button type="submit">{t('filters.apply')}</Button>
          {active > 0 && <RouterLink to={q ? `?q=${encodeURIComponent(q)}` : '?'}>{t('filters.clear')}</RouterLink>}
        </div>
      </details>
      <div className={styles.sort}>
        <SelectField name="sort" label={t('sort.label')} labelHidden defaultValue={filters.sort}>
          <option value="">{t(q ? 'sort.relevance' : 'sort.usual')}</option>
          {PRODUCT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.by.${sort}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="default">
          {t('sort.apply')}
        </Button>
      </div>
    </Form>
  );
}

interface FacetGroupProps {
  facet: Facet;
  chosen: readonly string[];
  counts: Counts[Facet];
}

function FacetGroup({ facet, chosen, counts }: FacetGroupProps) {
  const { t } = useTranslation('catalog');
  const countOf = new Map(counts.map(({ code, count }) => [code, count]));
  const offered = FACETS[facet].flatMap((code) => {
    const count = countOf.get(code);
    return count === undefined ? [] : [{ code, count }];
  });
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t(`filters.facet.${facet}`)}</legend>
      {offered.map(({ code, count }) => (
        <label key={code} className={styles.choice}>
          <input type="checkbox" name={FACET_PARAMETERS[facet]} value={code} defaultChecked={chosen.includes(code)} />
          <span>{t(`filters.value.${code}`)}</span>
          <span className={`${styles.count} tabular-nums`}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
