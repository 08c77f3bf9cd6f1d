import type { QuoteView } from '@shop/contract';
import { IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { listWords } from '../../ui/format';
import { weightWords } from '../item/length';
import { useHouse } from '../layout/house';
import styles from './WeightLine.module.css';

/** What it weighs, in how many parcels, and how far it is from costing more. */
export function WeightLine({ quote: { weight } }: { quote: QuoteView }) {
  const { t } = useTranslation('quote');
  const { locale, language } = useHouse();
  const { chargeableGrams, parcels, gramsToNextStep } = weight;
  return (
    <p className={`${styles.weight} figures`}>
      <IconPackage size={18} stroke={1.5} aria-hidden />
      <span>
        {listWords(
          [
            t('weight.parcels', { count: parcels }),
            t('weight.chargeable', { weight: weightWords(chargeableGrams, locale) }),
          ],
          language,
        )}
        <br />
        {gramsToNextStep > 0
          ? t('weight.toNext', { weight: weightWords(gramsToNextStep, locale) })
          : t('weight.atStep')}
      </span>
    </p>
  );
}
