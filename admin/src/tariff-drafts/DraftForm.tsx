import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CreateBase, Form, Link, required, TextInput, useCreateContext, useTranslate } from 'react-admin';
import { PageTitle } from '../ui/PageTitle';

/** Opens a draft and goes to it. */
export function DraftForm() {
  const [intention] = useState(() => crypto.randomUUID());
  return (
    <CreateBase resource="tariff-drafts" redirect="show" transform={trimmed} mutationOptions={{ meta: { intention } }}>
      <DraftFormPage />
    </CreateBase>
  );
}

const trimmed = ({ title }: { title: string }) => ({ title: title.trim() });

function DraftFormPage() {
  const translate = useTranslate();
  const { saving } = useCreateContext();
  return (
    <Box sx={{ pt: 2.5, maxWidth: 520 }}>
      <Link to="/tariff-drafts" sx={{ typography: 'body2' }}>
        {translate('resources.tariff-drafts.name', { smart_count: 2 })}
      </Link>
      <Box sx={{ mt: 1.5 }}>
        <PageTitle title={translate('drafts.open')} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{translate('drafts.openWords')}</Typography>
      <Form noValidate disableInvalidFormNotification>
        <TextInput
          source="title"
          label="resources.tariff-drafts.fields.title"
          helperText="drafts.titleHelp"
          validate={required()}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <Button type="submit" variant="contained" disabled={saving} sx={{ mt: 2 }}>
          {translate('drafts.openSubmit')}
        </Button>
      </Form>
    </Box>
  );
}
