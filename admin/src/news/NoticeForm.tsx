import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminNoticeView } from '@shop/contract';
import { useState } from 'react';
import { CreateBase, Form, Link, useCreateContext, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Refused } from '../api/refused';
import { PageTitle } from '../ui/PageTitle';
import { TextFields, textOf, type TypedText } from './TextForm';

/** Begins a notice in English; the other languages are added on its page. */
export function NoticeForm() {
  const [intention] = useState(() => crypto.randomUUID());
  const outcome = useOutcome();
  return (
    <CreateBase resource="news" transform={draftOf} mutationOptions={{ meta: { intention }, ...outcome }}>
      <WritingPage />
    </CreateBase>
  );
}

const draftOf = (typed: TypedText) => ({ texts: { en: textOf(typed) } });

function useOutcome() {
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess: ({ id }: AdminNoticeView) => {
      notify('news.write.done', { type: 'success' });
      redirect('show', 'news', id);
    },
    onError: (error: unknown) => {
      const message = error instanceof Refused ? error.message : 'errors.unexpected';
      notify(message, { type: 'error', messageArgs: { _: message } });
    },
  };
}

function WritingPage() {
  const translate = useTranslate();
  const { saving } = useCreateContext();
  return (
    <Box sx={{ pt: 2.5, maxWidth: 640 }}>
      <Link to="/news" sx={{ typography: 'body2' }}>
        {translate('resources.news.name', { smart_count: 2 })}
      </Link>
      <Box sx={{ mt: 1.5 }}>
        <PageTitle title={translate('news.write.title')} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{translate('news.write.words')}</Typography>
      <Form noValidate disableInvalidFormNotification>
        <TextFields />
        <Button type="submit" variant="contained" disabled={saving} sx={{ mt: 2 }}>
          {translate('news.write.submit')}
        </Button>
      </Form>
    </Box>
  );
}
