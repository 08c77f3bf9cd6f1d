import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { useHouse } from '../layout/house';
import type { PrintedThing } from './printed.server';
import styles from './Printed.module.css';

/** What the factories print, a drawing of each kind. */
export function Printed({ printed }: { printed: readonly PrintedThing[] }) {
  const { t } = useTranslation('about');
  const { menu } = useHouse();
  return (
    <section className={styles.printed} aria-labelledby="printed">
      <h2 id="printed">{t('factory.printed')}</h2>
      <ul className={styles.things}>
        {printed.map(({ category, picture }) => (
          <li key={category}>
            <Link to={`/${category}`} className={styles.thing}>
              <Picture picture={picture} decorative />
              {menu.find(({ slug }) => slug === category)?.name ?? category}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
