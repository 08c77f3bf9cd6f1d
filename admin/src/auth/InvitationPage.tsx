import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Form, Link, PasswordInput, required, TextInput, useLocation, useTranslate } from 'react-admin';
import { toErrorMessage, toFieldErrors } from '../api/api-error';
import { ErrorAlert } from '../ui/ErrorAlert';
import { AuthLayout } from './AuthLayout';
import { acceptInvitation } from './session';

const FIELDS = ['password', 'confirmPassword', 'firstName', 'lastName'] as const;
const NAME_SLOT_PROPS = { htmlInput: { maxLength: 60 } };
const REQUIRED = required();

/** Opened from the link of a staff invitation: sets a password and logs in. */
export function InvitationPage() {
  const translate = useTranslate();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  return (
    <AuthLayout
      page={translate('invitation.title')}
      title={translate('invitation.title')}
      description={translate('invitation.description')}
    >
      {token ? <InvitationForm token={token} /> : <ErrorAlert message="invitation.invalidLink" />}
      <Link to="/login" sx={{ typography: 'body2', display: 'inline-block', mt: 2 }}>
        {translate('invitation.toLogin')}
      </Link>
    </AuthLayout>
  );
}

function InvitationForm({ token }: { token: string }) {
  const translate = useTranslate();
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: acceptInvitation, onSuccess: openDashboard });
  const hasFieldErrors = Object.keys(toFieldErrors(error, FIELDS)).length > 0;
  const submit = (values: Record<string, unknown>) => {
    const text = (field: (typeof FIELDS)[number]) => String(values[field] ?? '');
    const invitation = {
      token,
      password: text('password'),
      confirmPassword: text('confirmPassword'),
      firstName: text('firstName').trim(),
      lastName: text('lastName').trim(),
    };
    return mutateAsync(invitation).then(
      () => undefined,
      (failure: unknown) => toFieldErrors(failure, FIELDS),
    );
  };
  return (
    <Form onSubmit={submit} noValidate disableInvalidFormNotification>
      <TextInput
        source="firstName"
        label="invitation.firstName"
        autoComplete="given-name"
        slotProps={NAME_SLOT_PROPS}
      />
      <TextInput source="lastName" label="invitation.lastName" autoComplete="family-name" slotProps={NAME_SLOT_PROPS} />
      <PasswordInput
        source="password"
        label="invitation.password"
        helperText="invitation.passwordHelp"
        autoComplete="new-password"
        validate={REQUIRED}
      />
      <PasswordInput
        source="confirmPassword"
        label="invitation.confirm"
        autoComplete="new-password"
        validate={REQUIRED}
      />
      <ErrorAlert message={error && !hasFieldErrors ? toErrorMessage(error) : ''} sx={{ my: 1 }} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isPending} sx={{ mt: 1 }}>
        {translate('invitation.submit')}
      </Button>
    </Form>
  );
}

/**
 * Loads the application again so that react-admin drops what it cached for the previous user, and removes the token
 * from the address. The router is bypassed because it would log out on the way.
 */
function openDashboard(): void {
  window.history.replaceState(null, '', `${window.location.pathname}#/`);
  window.location.reload();
}
