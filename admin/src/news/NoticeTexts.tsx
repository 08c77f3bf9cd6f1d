import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminNoticeView, Input, LanguageCode } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { EmptyState } from '../ui/EmptyState';
import { LanguageTabs } from '../ui/LanguageTabs';
import { Section } from '../ui/Section';
import { NO_TEXT, NoticeTextInputs, trimText } from './NoticeTextInputs';

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
  const { language: languageName } = useFormat();
  const { id, title, revision, texts } = notice;
  const { [language]: text, ...otherTexts } = texts;
  const textValues = { title, language: languageName(language) };
  const save = (changed: AdminNoticeView['texts'], idempotencyKey: string) => {
    // Every notice has an English text: it is required when the notice is created and cannot be removed.
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
        <ActionBar>
          <ActionDialogButton
            texts="news.text"
            textValues={textValues}
            label={text ? 'news.text.button' : 'news.text.write'}
            defaultValues={{ ...NO_TEXT, ...text }}
            onSubmit={(values, idempotencyKey) => save({ ...texts, [language]: trimText(values) }, idempotencyKey)}
          >
            <NoticeTextInputs />
          </ActionDialogButton>
          {text && language !== 'en' && (
            <ActionDialogButton
              texts="news.removeText"
              textValues={textValues}
              variant="text"
              onSubmit={(_, idempotencyKey) => save(otherTexts, idempotencyKey)}
              destructive
            />
          )}
        </ActionBar>
      </Box>
    </>
  );
}
