import type { ItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { formatList } from '../../ui/format';
import { Link } from '../../ui/Link';
import styles from './SizeListConfiguration.module.css';

interface SizeListConfigurationProps {
  product: ProductView;
  configuration: ItemView;
}

/** Says how every row of the list is made, with a link to change it. */
export function SizeListConfiguration({ product, configuration: { artwork, finishes } }: SizeListConfigurationProps) {
  const { t } = useTranslation(['sizes', 'quote']);
  const { language } = useSite();
  const names = product.finishes.filter(({ code }) => finishes.includes(code)).map(({ name }) => name);
  return (
    <section className={styles.configuration}>
      <p>{t('text')}</p>
      <p>
        <strong>{product.name}</strong> · {formatList([t(`quote:artwork.${artwork}`), ...names], language)}{' '}
        <Link to={`/${product.category}/${product.slug}`}>{t('changeConfiguration')}</Link>
      </p>
    </section>
  );
}
