import { useTranslation } from 'react-i18next';
import { foundedIn } from '../brand';
import { Newsletter } from '../features/newsletter/Newsletter';
import { CardBrands } from '../ui/CardBrands';
import { Link } from '../ui/Link';
import { SharedMarkup } from '../ui/SharedMarkup';
import { reopenCookieNotice } from './cookie-notice';
import { footerColumns } from './footer-links';
import styles from './Footer.module.css';
import { RegistrationMark } from './Logo';
import { useSite } from './site';

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation();
  const { shopName, menu, year } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <section className={styles.about} aria-label={shopName}>
            <p className={styles.name}>
              <RegistrationMark size={20} /> {shopName}
            </p>
            <p>{t('footer.about')}</p>
            <p>{t('footer.hours')}</p>
          </section>
          <Newsletter />
        </div>
        <SharedMarkup
          as="nav"
          className={styles.columns}
          aria-label={t('footer.linksLabel')}
          sharedBy={menu.map(({ slug, name }) => [slug, name])}
        >
          <Column title={t('footer.products')} wide>
            {menu.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/${slug}`}>{name}</Link>
              </li>
            ))}
          </Column>
          {footerColumns.map(({ title, links }) => (
            <Column key={title} title={t(`footer.${title}`)}>
              {links.map(([name, to]) => (
                <li key={name}>
                  <Link to={to}>{t(`footerLinks.${name}`)}</Link>
                </li>
              ))}
              {title === 'terms' && (
                <li>
                  <button type="button" onClick={() => reopenCookieNotice(true)}>
                    {t('cookies.title')}
                  </button>
                </li>
              )}
            </Column>
          ))}
        </SharedMarkup>
        <div className={styles.bottom}>
          <p className="tabular-nums">{t('footer.copyright', { from: foundedIn, to: year, name: shopName })}</p>
          <CardBrands />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, wide, children }: { title: string; wide?: boolean; children: React.ReactNode }) {
  return (
    <section className={styles.column} data-wide={wide}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
