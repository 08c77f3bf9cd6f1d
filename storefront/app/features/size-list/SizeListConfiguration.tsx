import type { ItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import styles from './SizeListConfiguration.module.css';

interface SizeListConfigurationProps {
  product: ProductView;
  configuration: ItemView;
}

/** Says how every row of the list is made, with a link to change it. */
export function SizeListConfiguration({ product, configuration: { artwork, finishes } }: SizeListConfigurationProps) {
  const { t } = useTranslation(['sizes', 'quote']);
  const names = product.finishes.filter(({ code }) => finishes.includes(code)).map(({ name }) => name);
  return (
    <section className={styles.configuration}>
      <p>{t('text')}</p>
      <p>
        <strong>{product.name}</strong> · {[t(`quote:artwork.${artwork}`), ...names].join(' · ')}{' '}
        <Link to={`/${product.category}/${product.slug}`}>{t('changeConfiguration')}</Link>
      </p>
    </section>
  );
}
