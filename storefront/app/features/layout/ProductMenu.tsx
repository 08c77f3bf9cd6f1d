import { IconChevronRight, IconHome, IconListSearch, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CategoryGlyph } from '../../ui/CategoryGlyph';
import { NavLink } from '../../ui/Link';
import { UvBadge } from '../../ui/UvBadge';
import { plainPath } from '../language/paths';
import { useHouse, type HouseFacts } from './house';
import { Logo } from './Logo';
import styles from './ProductMenu.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true };

/** The left drawer: home, and the products by category. */
export function ProductMenu() {
  const { t } = useTranslation();
  const { menu } = useHouse();
  return (
    <div className={styles.menu}>
      <div className={styles.head}>
        <Logo />
      </div>
      <nav aria-label={t('menu.products')}>
        <ul className={styles.list}>
          <li>
            <NavLink to="/" end className={styles.entry}>
              <IconHome {...icon} /> {t('menu.home')}
            </NavLink>
          </li>
          <li>
            <NavLink to="/track" className={styles.entry}>
              <IconTruckDelivery {...icon} /> {t('menu.track')}
            </NavLink>
          </li>
          <li>
            <NavLink to="/products/catalog" className={styles.entry}>
              <IconListSearch {...icon} /> {t('menu.catalog')}
            </NavLink>
          </li>
        </ul>
        <ul className={styles.list}>
          {menu.map((category) => (
            <Group key={category.slug} category={category} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Group({ category }: { category: HouseFacts['menu'][number] }) {
  const { t } = useTranslation();
  const { language } = useHouse();
  const { pathname } = useLocation();
  const here = plainPath(language, pathname).split('/')[1] === category.slug;
  // Whatever the reader has folded or unfolded stays so; else the group of the page at hand is open.
  const [folded, setFolded] = useState<boolean | null>(null);
  const open = folded === null ? here : !folded;
  const id = `products-${category.slug}`;

  return (
    <li>
      <div className={styles.group}>
        <NavLink to={`/${category.slug}`} end className={styles.entry} data-here={here || undefined}>
          <CategoryGlyph category={category.slug} /> {category.name}
        </NavLink>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('menu.productsOf', { category: category.name })}
          onClick={() => setFolded(open)}
        >
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </button>
      </div>
      <ul id={id} className={styles.products} hidden={!open}>
        {category.products.map(({ slug, name, uvInkjet }) => (
          <li key={slug}>
            <NavLink to={`/${category.slug}/${slug}`} className={styles.product}>
              <span>{name}</span>
              {uvInkjet && <UvBadge />}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
