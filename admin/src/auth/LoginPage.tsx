import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, PasswordInput, required, TextInput, useLocation, useLogin, useTranslate } from 'react-admin';
import { hasErrorCode } from '../api/api-error';
import { ErrorAlert } from '../ui/ErrorAlert';
import { AuthLayout } from './AuthLayout';

export function LoginPage() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <AuthLayout
      page={translate('session.logIn')}
      title={translate('layout.backOffice')}
      description={translate('session.description')}
    >
      {search.includes('expired') && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {translate('session.expired')}
        </Alert>
      )}
      <LoginForm />
    </AuthLayout>
  );
}

/** Asks for email and password, then for the code of the second factor if the account has one. */
function LoginForm() {
  const translate = useTranslate();
  const { submit, errorMessage, isPending, needsCode, reset } = useLoginForm();
  return (
    <Form onSubmit={submit} noValidate disableInvalidFormNotification>
      {needsCode ? <CodeInput /> : <PasswordInputs />}
      <ErrorAlert message={errorMessage} sx={{ my: 1 }} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isPending} sx={{ mt: 1 }}>
        {translate('session.logIn')}
      </Button>
      {needsCode && (
        <Button type="button" color="inherit" fullWidth disabled={isPending} onClick={reset} sx={{ mt: 1 }}>
          {translate('secondFactor.otherAccount')}
        </Button>
      )}
    </Form>
  );
}

function useLoginForm() {
  const login = useLogin();
  const [errorMessage, setErrorMessage] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const submit = async (values: unknown) => {
    setIsPending(true);
    setErrorMessage('');
    try {
      await login(values);
    } catch (error) {
      setIsPending(false);
      if (hasErrorCode(error, 'second_factor_required')) setNeedsCode(true);
      else setErrorMessage(error instanceof Error ? error.message : 'errors.unexpected');
    }
  };
  const reset = () => {
    setNeedsCode(false);
    setErrorMessage('');
  };
  return { submit, errorMessage, isPending, needsCode, reset };
}

function PasswordInputs() {
  return (
    <>
      <TextInput
        source="email"
        type="email"
        label="session.email"
        autoComplete="username"
        autoFocus
        validate={required()}
      />
      <PasswordInput source="password" label="session.password" autoComplete="current-password" validate={required()} />
    </>
  );
}

/** The form still holds the email and password. */
function CodeInput() {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
        {translate('secondFactor.codePrompt')}
      </Alert>
      <TextInput
        source="code"
        label="secondFactor.code"
        autoComplete="one-time-code"
        autoFocus
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 32 } }}
      />
    </>
  );
}
