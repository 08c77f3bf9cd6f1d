import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LANGUAGE_CODES, type LanguageCode } from '@shop/contract';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../i18n/useFormat';
import { useIsNarrow } from './useScreenSize';

interface LanguageTabsProps {
  /** The accessible name of the tabs. */
  label: string;
  /** The languages that have a text; the others are marked with a dash. */
  hasText: (language: LanguageCode) => boolean;
  /** The panel of the chosen language. */
  children: (language: LanguageCode) => ReactNode;
}

/** Texts in the shop's languages, one language at a time. */
export function LanguageTabs({ label, hasText, children }: LanguageTabsProps) {
  const isNarrow = useIsNarrow();
  const { language: languageName } = useFormat();
  const [language, setLanguage] = useState<LanguageCode>('en');
  return (
    <>
      <Tabs
        value={language}
        onChange={(_, chosen: LanguageCode) => setLanguage(chosen)}
        variant={isNarrow ? 'scrollable' : 'standard'}
        allowScrollButtonsMobile
        aria-label={label}
      >
        {LANGUAGE_CODES.map((code) => (
          <Tab key={code} value={code} label={`${languageName(code)}${hasText(code) ? '' : ' –'}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" key={language} aria-label={languageName(language)} sx={{ pt: 2 }}>
        {children(language)}
      </Box>
    </>
  );
}
