import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { findLanguage, languages } from '../features/language/languages';
import { languageUrl, toUnlocalizedPath } from '../features/language/paths';
import { MenuAnchor, MenuButton } from '../ui/MenuButton';
import styles from './menus.module.css';
import { useSite } from './site';

/** Links to this page in other languages, at the language's own origin if it has one. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const site = useSite();
  const { language } = site;
  const { pathname, search } = useLocation();
  const languageName = findLanguage(language)?.name ?? language;
  const path = toUnlocalizedPath(language, pathname);

  const label = (
    <>
      <IconLanguage size={20} stroke={1.5} aria-hidden />
      <span className={styles.name}>{languageName}</span>
    </>
  );
  return (
    <MenuButton label={label} name={t('bar.language', { language: languageName })}>
      {languages
        .filter(({ code }) => site.languages.includes(code))
        .map(({ code, name }) => (
          <MenuAnchor
            key={code}
            href={languageUrl(code, path, site) + search}
            language={code}
            current={code === language}
          >
            {name}
          </MenuAnchor>
        ))}
    </MenuButton>
  );
}
