import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { saveLanguage } from '../auth/own-language';
import { toLanguage } from '../i18n/languages';
import { useLocales, useLocaleState, useTranslate } from 'react-admin';

/** Lists each language under its own name. */
export function LanguageMenu() {
  const translate = useTranslate();
  const locales = useLocales();
  const [language, setLanguage] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const currentName = locales.find(({ locale }) => locale === language)?.name ?? language;
  const choose = (locale: string) => {
    setAnchor(null);
    setLanguage(locale);
    void saveLanguage(toLanguage(locale));
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<TranslateIcon fontSize="small" />}
        aria-label={translate('layout.language', { name: currentName })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 0.75 } } }}
      >
        <Box component="span" lang={language} sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {currentName}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map(({ locale, name }) => (
          <MenuItem key={locale} lang={locale} selected={locale === language} onClick={() => choose(locale)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
