import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { AdminNoticeView, LanguageCode } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NothingHere } from '../ui/NothingHere';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { useNarrow } from '../ui/useNarrow';
import { RemoveText, TextForm } from './TextForm';

const LANGUAGES = ['en', 'ja', 'fr', 'es', 'de'] as const satisfies readonly LanguageCode[];

/** What it says, a language at a time. */
export function NoticeTexts({ notice }: { notice: AdminNoticeView }) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const { language: nameOf } = useReading();
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const text = notice.texts[language];
  return (
    <Section title={translate('news.texts')}>
      <Tabs
        value={language}
        onChange={(_, chosen: LanguageCode) => setLanguage(chosen)}
        variant={narrow ? 'scrollable' : 'standard'}
        allowScrollButtonsMobile
        aria-label={translate('news.texts')}
      >
        {LANGUAGES.map((one) => (
          <Tab key={one} value={one} label={`${nameOf(one)}${notice.texts[one] ? '' : ' –'}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-label={nameOf(language)} lang={language} sx={{ pt: 2, maxWidth: 640 }}>
        {text ? (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{text.title}</Typography>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1 }}>{text.body}</Box>
          </>
        ) : (
          <NothingHere>{translate('news.noText')}</NothingHere>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => setOpen('edit')}>
          {translate(text ? 'news.text.button' : 'news.text.write')}
        </Button>
        {text && language !== 'en' && (
          <Button color="error" onClick={() => setOpen('remove')}>
            {translate('news.textGone.button')}
          </Button>
        )}
      </Box>
      {open === 'edit' && <TextForm notice={notice} language={language} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveText notice={notice} language={language} onClose={() => setOpen(null)} />}
    </Section>
  );
}
