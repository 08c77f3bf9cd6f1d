import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffMemberView } from '@shop/contract';
import { useState } from 'react';
import {
  CreateBase,
  email,
  Form,
  Link,
  required,
  SelectInput,
  TextInput,
  useCreateContext,
  useLocaleState,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { Refused } from '../api/refused';
import { STAFF_ROLES } from '../session/roles';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';

const LANGUAGES = ['en', 'ja', 'fr', 'es', 'de'] as const;
const address = [required(), email()];
const short = { htmlInput: { maxLength: 60 } };

/** Mails somebody the way in. */
export function InvitationForm() {
  const [intention] = useState(() => crypto.randomUUID());
  const outcome = useOutcome();
  return (
    <CreateBase resource="staff" transform={trimmed} mutationOptions={{ meta: { intention }, ...outcome }}>
      <InvitationPage />
    </CreateBase>
  );
}

type Typed = Record<'email' | 'role' | 'language', string> & Partial<Record<'firstName' | 'lastName', string | null>>;

function trimmed({ email, role, language, firstName, lastName }: Typed) {
  const names = { firstName: firstName?.trim(), lastName: lastName?.trim() };
  return { email: email.trim(), role, language, ...names };
}

function useOutcome() {
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess: ({ email }: StaffMemberView) => {
      notify('staff.invited', { type: 'success', messageArgs: { email } });
      redirect('list', 'staff');
    },
    onError: (error: unknown) => {
      const atFields = error instanceof Refused && Object.keys(error.body.errors).length > 0;
      const message = error instanceof Refused ? error.message : 'errors.unexpected';
      if (!atFields) notify(message, { type: 'error', messageArgs: { _: message } });
    },
  };
}

function InvitationPage() {
  const translate = useTranslate();
  const { saving } = useCreateContext();
  const [language] = useLocaleState();
  const reading = useReading();
  const roles = STAFF_ROLES.map((id) => ({ id, name: translate(`session.role.${id}`) }));
  const languages = LANGUAGES.map((id) => ({ id, name: reading.language(id) }));
  return (
    <Box sx={{ pt: 2.5, maxWidth: 520 }}>
      <Link to="/staff" sx={{ typography: 'body2' }}>
        {translate('resources.staff.name', { smart_count: 2 })}
      </Link>
      <Box sx={{ mt: 1.5 }}>
        <PageTitle title={translate('staff.invite')} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{translate('staff.inviteWords')}</Typography>
      <Form noValidate disableInvalidFormNotification defaultValues={{ language }}>
        <TextInput
          source="email"
          type="email"
          label="resources.staff.fields.email"
          validate={address}
          autoComplete="off"
        />
        <SelectInput source="role" label="staff.role" choices={roles} translateChoice={false} validate={required()} />
        <TextInput source="firstName" label="invitation.firstName" autoComplete="off" slotProps={short} />
        <TextInput source="lastName" label="invitation.lastName" autoComplete="off" slotProps={short} />
        <SelectInput
          source="language"
          label="staff.language"
          choices={languages}
          translateChoice={false}
          validate={required()}
        />
        <Button type="submit" variant="contained" disabled={saving} sx={{ mt: 2 }}>
          {translate('staff.inviteSubmit')}
        </Button>
      </Form>
    </Box>
  );
}
