import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, Link, PasswordInput, required, TextInput, useLocation, useTranslate } from 'react-admin';
import { spoken } from '../api/problem';
import { Refused } from '../api/refused';
import { Doorstep } from '../frame/Doorstep';
import { accept } from '../session/session';

const wanted = required();
const short = { htmlInput: { maxLength: 60 } };

/** Where the link of an invitation leads: a password, and one is in. */
export function InvitationPage() {
  const translate = useTranslate();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  return (
    <Doorstep
      page={translate('invitation.title')}
      title={translate('invitation.title')}
      words={translate('invitation.words')}
    >
      {token ? (
        <Acceptance token={token} />
      ) : (
        <Alert severity="error" variant="outlined">
          {translate('invitation.noToken')}
        </Alert>
      )}
      <Link to="/login" sx={{ typography: 'body2', display: 'inline-block', mt: 2 }}>
        {translate('invitation.toLogIn')}
      </Link>
    </Doorstep>
  );
}

function Acceptance({ token }: { token: string }) {
  const translate = useTranslate();
  const { submit, busy, refusal } = useAcceptance(token);
  return (
    <Form onSubmit={submit} noValidate disableInvalidFormNotification>
      <TextInput source="firstName" label="invitation.firstName" autoComplete="given-name" slotProps={short} />
      <TextInput source="lastName" label="invitation.lastName" autoComplete="family-name" slotProps={short} />
      <PasswordInput
        source="password"
        label="invitation.password"
        helperText="invitation.passwordHelp"
        autoComplete="new-password"
        validate={wanted}
      />
      <PasswordInput
        source="confirmPassword"
        label="invitation.confirm"
        autoComplete="new-password"
        validate={wanted}
      />
      {refusal && (
        <Alert severity="error" variant="outlined" sx={{ my: 1 }}>
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 1 }}>
        {translate('invitation.submit')}
      </Button>
    </Form>
  );
}

const FIELDS = ['password', 'confirmPassword', 'firstName', 'lastName'] as const;

function useAcceptance(token: string) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const submit = async (values: Record<string, unknown>): Promise<Record<string, string> | undefined> => {
    setBusy(true);
    setRefusal('');
    const typed = Object.fromEntries(FIELDS.map((field) => [field, String(values[field] ?? '')]));
    const { password = '', confirmPassword = '', firstName = '', lastName = '' } = typed;
    try {
      await accept({ token, password, confirmPassword, firstName: firstName.trim(), lastName: lastName.trim() });
      enter();
      return undefined;
    } catch (error) {
      setBusy(false);
      const problem = error instanceof Refused ? error.problem : null;
      const atField = problem?.errors?.some(({ field }) => FIELDS.some((one) => one === field));
      if (error instanceof Refused && atField) return error.body.errors as Record<string, string>;
      setRefusal(problem ? spoken(problem) : 'errors.unexpected');
      return undefined;
    }
  };
  return { submit, busy, refusal };
}

/**
 * Anew: whatever was known of who was here before, or that nobody was, is forgotten, and the token leaves the address.
 * The router is not told, as it would log out on its way.
 */
function enter(): void {
  window.history.replaceState(null, '', `${window.location.pathname}#/`);
  window.location.reload();
}
