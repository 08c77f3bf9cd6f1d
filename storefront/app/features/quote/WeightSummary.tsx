import type { QuoteAmountsView } from '@shop/contract';
import { IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { formatWeight } from '../item/length';
import styles from './WeightSummary.module.css';

/** Weight, number of parcels, and the weight left before shipping costs more. */
export function WeightSummary({ quote: { weight } }: { quote: QuoteAmountsView }) {
  const { t } = useTranslation('quote');
  const { locale } = useSite();
  const { chargeableGrams, parcels, gramsToNextStep } = weight;
  return (
    <p className={`${styles.weight} tabular-nums`}>
      <IconPackage size={18} stroke={1.5} aria-hidden />
      <span>
        {t('weight.parcels', { count: parcels })}
        {' · '}
        {t('weight.chargeable', { weight: formatWeight(chargeableGrams, locale) })}
        <br />
        {gramsToNextStep > 0
          ? t('weight.toNext', { weight: formatWeight(gramsToNextStep, locale) })
          : t('weight.atStep')}
      </span>
    </p>
  );
}
