import { IconHeartHandshake, IconMapPin, IconShoppingCart, IconRubberStamp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './AccountBenefits.module.css';

const benefits = {
  cart: IconShoppingCart,
  addresses: IconMapPin,
  proofs: IconRubberStamp,
  reseller: IconHeartHandshake,
};

/** Lists the benefits of an account. */
export function AccountBenefits() {
  const { t } = useTranslation('login');
  return (
    <aside className={styles.benefits} aria-labelledby="benefits">
      <h2 id="benefits" className={styles.title}>
        {t('benefits.title')}
      </h2>
      <ul className={styles.list}>
        {(['cart', 'addresses', 'proofs', 'reseller'] as const).map((benefit) => {
          const Icon = benefits[benefit];
          return (
            <li key={benefit}>
              <Icon size={20} stroke={1.5} aria-hidden />
              {t(`benefits.${benefit}`)}
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
