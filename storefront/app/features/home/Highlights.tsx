import { IconChecklist, IconReceipt2, IconTruckDelivery, IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Highlights.module.css';

const highlights = [
  { key: 'price', Icon: IconReceipt2 },
  { key: 'proof', Icon: IconChecklist },
  { key: 'shipping', Icon: IconTruckDelivery },
  { key: 'people', Icon: IconHeadset },
] as const;

/** Four advantages of the shop. */
export function Highlights() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.highlights} aria-label={t('highlights.title')}>
      {highlights.map(({ key, Icon }) => (
        <div key={key} className={styles.highlight}>
          <Icon size={24} stroke={1.5} aria-hidden />
          <h2>{t(`highlights.${key}.title`)}</h2>
          <p>{t(`highlights.${key}.text`)}</p>
        </div>
      ))}
    </section>
  );
}
