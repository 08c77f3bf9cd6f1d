import { IconChevronRight, IconHome, IconListSearch, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toUnlocalizedPath } from '../features/language/paths';
import { CategoryIcon } from '../ui/CategoryIcon';
import { NavLink } from '../ui/Link';
import { SharedMarkup } from '../ui/SharedMarkup';
import { UvBadge } from '../ui/UvBadge';
import { Logo } from './Logo';
import styles from './ProductMenu.module.css';
import { useSite, type Site } from './site';

/** The first parts of the paths of the main pages; that of the home page is empty. */
const MAIN_PAGES = ['', 'track', 'products'];

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true };

/** Links to the main pages, and the products by category. */
export function ProductMenu() {
  const { t } = useTranslation();
  const { menu } = useSite();
  const isCurrent = useCurrentPart();
  return (
    <div className={styles.menu}>
      <div className={styles.head}>
        <Logo />
      </div>
      <nav aria-label={t('menu.products')}>
        <SharedMarkup as="ul" className={styles.list} sharedBy={MAIN_PAGES.some(isCurrent) ? null : 'main pages'}>
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
        </SharedMarkup>
        <ul className={styles.list}>
          {menu.map((category) => (
            <CategoryGroup key={category.slug} category={category} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function CategoryGroup({ category }: { category: Site['menu'][number] }) {
  const { t } = useTranslation();
  const isCurrent = useCurrentPart()(category.slug);
  // The visitor's choice wins; otherwise the category of the current page is open.
  const [collapsed, setCollapsed] = useState<boolean | null>(null);
  const open = collapsed === null ? isCurrent : !collapsed;
  const id = `products-${category.slug}`;

  return (
    <SharedMarkup as="li" sharedBy={isCurrent ? null : category}>
      <div className={styles.group}>
        <NavLink to={`/${category.slug}`} end className={styles.entry} data-current={isCurrent || undefined}>
          <CategoryIcon category={category.slug} /> {category.name}
        </NavLink>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('menu.productsOf', { category: category.name })}
          onClick={() => setCollapsed(open)}
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
    </SharedMarkup>
  );
}

/** Returns whether the path of the page begins with a part. */
function useCurrentPart(): (part: string) => boolean {
  const { language } = useSite();
  const { pathname } = useLocation();
  const current = toUnlocalizedPath(language, pathname).split('/')[1]?.toLowerCase();
  return (part) => current === part;
}
