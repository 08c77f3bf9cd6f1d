import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import type { CategorySample } from './category-samples.server';
import styles from './CategorySamples.module.css';

/** A sample picture of each product category. */
export function CategorySamples({ samples }: { samples: readonly CategorySample[] }) {
  const { t } = useTranslation('about');
  const { menu } = useSite();
  return (
    <section className={styles.samples} aria-labelledby="printed">
      <h2 id="printed">{t('factory.printed')}</h2>
      <ul className={styles.list}>
        {samples.map(({ category, picture }) => (
          <li key={category}>
            <Link to={`/${category}`} className={styles.sample}>
              <Picture picture={picture} decorative />
              {menu.find(({ slug }) => slug === category)?.name ?? category}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
