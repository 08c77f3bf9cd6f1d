import type { TemplateView } from '@shop/contract';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import styles from './Templates.module.css';

/** A grid of artwork templates with download and product links. */
export function TemplateGrid({ templates }: { templates: readonly TemplateView[] }) {
  const { t } = useTranslation('templates');
  return (
    <ul className={styles.grid}>
      {templates.map(({ title, url, image, product }, index) => (
        <li key={url} className={styles.card}>
          <div className={styles.thumb}>
            <Picture picture={image} eager={index < 4} />
          </div>
          <h2 className={styles.name}>{title}</h2>
          <div className={styles.links}>
            <a href={url} download aria-label={t('downloadOf', { title })}>
              <IconDownload size={18} stroke={1.5} aria-hidden />
              {t('download')}
            </a>
            <Link to={`/${product.category}/${product.slug}`} aria-label={t('productOf', { title })}>
              {t('product')}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
