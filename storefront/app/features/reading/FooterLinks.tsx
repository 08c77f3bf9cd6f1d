import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { footerPath, type FooterLink } from '../layout/footer-links';
import styles from './Reading.module.css';

interface FooterLinksProps {
  links: readonly FooterLink[];
  /** Opened beside the page, where something is being filled in. */
  beside?: boolean;
}

/** Some of the footer's links, by the names they have there. */
export function FooterLinks({ links, beside }: FooterLinksProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.links}>
      {links.map((name) => (
        <Link key={name} to={footerPath(name)} target={beside ? '_blank' : undefined}>
          {t(`footerLinks.${name}`)}
        </Link>
      ))}
    </p>
  );
}
