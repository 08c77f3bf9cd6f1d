import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { MenuAnchor, MenuButton } from '../../ui/MenuButton';
import { findLanguage, languages } from '../language/languages';
import { pathIn, plainPath } from '../language/paths';
import { useHouse } from './house';
import styles from './menus.module.css';

/** Leads to this page in another language, at that language's origin where it has one. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, languageHosts, origin } = useHouse();
  const { pathname, search } = useLocation();
  const own = findLanguage(language)?.name ?? language;
  const plain = plainPath(language, pathname);
  // Once one language has an origin of its own, the others are at the shop's.
  const originOf = (code: string) => languageHosts[code] ?? (Object.keys(languageHosts).length > 0 ? origin : '');

  const label = (
    <>
      <IconLanguage size={20} stroke={1.5} aria-hidden />
      <span className={styles.name}>{own}</span>
    </>
  );
  return (
    <MenuButton label={label} name={t('bar.language', { language: own })}>
      {languages.map(({ code, name }) => (
        <MenuAnchor key={code} href={originOf(code) + pathIn(code, plain) + search} language={code} current={code === language}>
          {name}
        </MenuAnchor>
      ))}
    </MenuButton>
  );
}
