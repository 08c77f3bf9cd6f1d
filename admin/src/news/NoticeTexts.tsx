import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminNoticeView, Input, LanguageCode } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { TextActions } from '../common/TextActions';
import { EmptyState } from '../ui/EmptyState';
import { LanguageTabs } from '../ui/LanguageTabs';
import { Section } from '../ui/Section';
import { NO_TEXT, NoticeTextInputs, type NoticeTextValues, trimText } from './NoticeTextInputs';

/** The notice's text in each language. */
export function NoticeTexts({ notice }: { notice: AdminNoticeView }) {
  const translate = useTranslate();
  return (
    <Section title={translate('news.texts')}>
      <LanguageTabs label={translate('news.texts')} hasText={(language) => notice.texts[language] !== undefined}>
        {(language) => <NoticeText notice={notice} language={language} />}
      </LanguageTabs>
    </Section>
  );
}

/** Saving sends the notice's revision, so that it fails if someone else has changed the notice in the meantime. */
function NoticeText({ notice, language }: { notice: AdminNoticeView; language: LanguageCode }) {
  const translate = useTranslate();
  const { id, title, revision, texts } = notice;
  const text = texts[language];
  const save = (changed: object, idempotencyKey: string) => {
    const body = { revision, texts: changed } as Input<'admin/notice-edit'>;
    return callApi('admin/notice-edit', body, { params: { id }, idempotencyKey });
  };
  return (
    <>
      <Box lang={language} sx={{ maxWidth: 640 }}>
        {text ? (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{text.title}</Typography>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1 }}>{text.body}</Box>
          </>
        ) : (
          <EmptyState>{translate('news.noText')}</EmptyState>
        )}
      </Box>
      <Box sx={{ mt: 2 }}>
        <TextActions<NoticeTextValues>
          texts="news.text"
          removeTexts="news.removeText"
          textValues={{ title }}
          language={language}
          textsByLanguage={{ ...texts }}
          noText={NO_TEXT}
          trimText={trimText}
          onSave={save}
        >
          <NoticeTextInputs />
        </TextActions>
      </Box>
    </>
  );
}
