import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { findLanguage, languages } from '../features/language/languages';
import { localizePath, toUnlocalizedPath } from '../features/language/paths';
import { MenuAnchor, MenuButton } from '../ui/MenuButton';
import styles from './menus.module.css';
import { useSite } from './site';

/** Links to this page in other languages, at the language's own origin if it has one. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, languageHosts, origin } = useSite();
  const { pathname, search } = useLocation();
  const languageName = findLanguage(language)?.name ?? language;
  const path = toUnlocalizedPath(language, pathname);
  // If any language has its own origin, the others need the shop's origin.
  const languageOrigin = (code: string) => languageHosts[code] ?? (Object.keys(languageHosts).length > 0 ? origin : '');

  const label = (
    <>
      <IconLanguage size={20} stroke={1.5} aria-hidden />
      <span className={styles.name}>{languageName}</span>
    </>
  );
  return (
    <MenuButton label={label} name={t('bar.language', { language: languageName })}>
      {languages.map(({ code, name }) => (
        <MenuAnchor
          key={code}
          href={languageOrigin(code) + localizePath(code, path) + search}
          language={code}
          current={code === language}
        >
          {name}
        </MenuAnchor>
      ))}
    </MenuButton>
  );
}
