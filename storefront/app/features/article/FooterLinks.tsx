import { useTranslation } from 'react-i18next';
import { footerPath, type FooterLink } from '../../layout/footer-links';
import { Link } from '../../ui/Link';
import styles from './ArticlePage.module.css';

interface FooterLinksProps {
  links: readonly FooterLink[];
  /** Opens in a new tab, so that form input is not lost. */
  newTab?: boolean;
}

/** Links to some of the pages in the footer, with the same labels. */
export function FooterLinks({ links, newTab }: FooterLinksProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.links}>
      {links.map((name) => (
        <Link key={name} to={footerPath(name)} target={newTab ? '_blank' : undefined}>
          {t(`footerLinks.${name}`)}
        </Link>
      ))}
    </p>
  );
}
