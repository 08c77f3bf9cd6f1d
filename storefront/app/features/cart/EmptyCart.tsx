import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import styles from './EmptyCart.module.css';

/** Shown instead of an empty cart. */
export function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <section className={styles.empty} role="status">
      <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden>
        <path className={styles.marks} d="M14 8h8M8 14v8M146 8h-8M152 14v8M14 88h8M8 82v-8M146 88h-8M152 82v-8" />
        <path className={styles.cart} d="M44 28h12l10 34h36l9-24H59M70 72a4 4 0 1 0 .1 0M98 72a4 4 0 1 0 .1 0" />
      </svg>
      <h2>{t('empty.title')}</h2>
      <p className={styles.text}>{t('empty.text')}</p>
      <ButtonLink to="/products/catalog">{t('empty.products')}</ButtonLink>
    </section>
  );
}
