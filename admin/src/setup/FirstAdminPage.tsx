import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { email as emailAddress, Form, Link, required, TextInput, useLocation, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { toErrorMessage, toFieldErrors } from '../api/api-error';
import { callApi } from '../api/client';
import { AuthLayout } from '../auth/AuthLayout';
import { ErrorAlert } from '../ui/ErrorAlert';

const FIELDS = ['email'] as const;
const EMAIL = [required(), emailAddress()];
const EMAIL_SLOT_PROPS = { htmlInput: { maxLength: 254 } };

/** Opened from the set-up link that a shop without an admin logs: asks for the address of its first admin. */
export function FirstAdminPage() {
  const translate = useTranslate();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const { isSuccess, error } = useQuery({
    queryKey: ['setup-link', token],
    queryFn: () => callApi('Setup/CheckLink', { token }),
    retry: false,
  });
  return (
    <AuthLayout
      page={translate('setup.firstAdmin.title')}
      title={translate('setup.firstAdmin.title')}
      description={error ? '' : translate('setup.firstAdmin.description')}
    >
      {isSuccess && <FirstAdminForm token={token} />}
      <ErrorAlert message={error ? 'setup.firstAdmin.expired' : ''} />
      <Link to="/login" sx={{ typography: 'body2', display: 'inline-block', mt: 2 }}>
        {translate('setup.firstAdmin.toLogin')}
      </Link>
    </AuthLayout>
  );
}

function FirstAdminForm({ token }: { token: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (email: string) => callApi('Setup/FirstAdmin', { token, email }),
    onSuccess: (invitation) => void navigate(`/invitation?token=${invitation.token}`),
  });
  const hasFieldErrors = Object.keys(toFieldErrors(error, FIELDS)).length > 0;
  const submit = ({ email }: Record<string, unknown>) =>
    mutateAsync(String(email ?? '').trim()).then(
      () => undefined,
      (failure: unknown) => toFieldErrors(failure, FIELDS),
    );
  return (
    <Form onSubmit={submit} noValidate disableInvalidFormNotification>
      <TextInput
        source="email"
        type="email"
        label="setup.firstAdmin.email"
        autoComplete="email"
        validate={EMAIL}
        slotProps={EMAIL_SLOT_PROPS}
      />
      <ErrorAlert message={error && !hasFieldErrors ? toErrorMessage(error) : ''} sx={{ my: 1 }} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isPending} sx={{ mt: 1 }}>
        {translate('setup.firstAdmin.submit')}
      </Button>
    </Form>
  );
}
