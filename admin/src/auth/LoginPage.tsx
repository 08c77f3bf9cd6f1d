import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type FormEvent, useState } from 'react';
import { useLocation, useLogin, useTranslate } from 'react-admin';
import { hasErrorCode } from '../api/api-error';
import { ErrorAlert } from '../ui/ErrorAlert';
import { AuthLayout } from './AuthLayout';
import { LoginField } from './LoginField';

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

const NOTHING = { email: '', password: '', code: '' };

/** Asks for email and password, then for the code of the second factor if the account has one. */
function LoginForm() {
  const translate = useTranslate();
  const { values, change, submit, isMissing, errorMessage, isPending, needsCode, reset } = useLoginForm();
  const fieldProps = (name: keyof typeof NOTHING) => ({
    label: `session.${name}`,
    value: values[name],
    onChange: (value: string) => change(name, value),
    isMissing: isMissing(name),
  });
  return (
    <form onSubmit={submit} noValidate>
      {needsCode ? (
        <>
          <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
            {translate('secondFactor.codePrompt')}
          </Alert>
          <LoginField
            {...fieldProps('code')}
            label="secondFactor.code"
            autoComplete="one-time-code"
            autoFocus
            inputProps={{ maxLength: 32 }}
          />
        </>
      ) : (
        <>
          <LoginField {...fieldProps('email')} type="email" autoComplete="username" autoFocus />
          <PasswordField {...fieldProps('password')} />
        </>
      )}
      <ErrorAlert message={errorMessage} sx={{ my: 1 }} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isPending} sx={{ mt: 2 }}>
        {translate('session.logIn')}
      </Button>
      {needsCode && (
        <Button type="button" color="inherit" fullWidth disabled={isPending} onClick={reset} sx={{ mt: 1 }}>
          {translate('secondFactor.otherAccount')}
        </Button>
      )}
    </form>
  );
}

/** A password that can be shown. */
function PasswordField(props: Pick<Parameters<typeof LoginField>[0], 'label' | 'value' | 'onChange' | 'isMissing'>) {
  const translate = useTranslate();
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <IconButton
      edge="end"
      aria-label={translate(isVisible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
      onClick={() => setIsVisible(!isVisible)}
    >
      {isVisible ? <VisibilityIcon /> : <VisibilityOffIcon />}
    </IconButton>
  );
  return (
    <LoginField
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={toggle}
    />
  );
}

/** The email and password are kept while the code is asked for. */
function useLoginForm() {
  const login = useLogin();
  const [values, setValues] = useState(NOTHING);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [errorMessage, setErrorMessage] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const isEmpty = (name: keyof typeof NOTHING) => values[name].trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (needsCode ? isEmpty('code') : isEmpty('email') || values.password === '') return;
    setIsPending(true);
    setErrorMessage('');
    try {
      await login({ email: values.email, password: values.password, ...(needsCode && { code: values.code }) });
    } catch (error) {
      setIsPending(false);
      if (hasErrorCode(error, 'second_factor_required')) {
        setNeedsCode(true);
        setWasSubmitted(false);
      } else setErrorMessage(error instanceof Error ? error.message : 'errors.unexpected');
    }
  };
  const reset = () => {
    setNeedsCode(false);
    setErrorMessage('');
    setValues({ ...values, code: '' });
  };
  return {
    ...{ values, submit, errorMessage, isPending, needsCode, reset },
    change: (name: keyof typeof NOTHING, value: string) => setValues({ ...values, [name]: value }),
    isMissing: (name: keyof typeof NOTHING) => wasSubmitted && isEmpty(name),
  };
}
