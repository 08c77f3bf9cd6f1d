import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, PasswordInput, required, TextInput, useLocation, useLogin, useTranslate } from 'react-admin';
import { Refused } from '../api/refused';
import { Doorstep } from './Doorstep';

export function LogIn() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Doorstep
      page={translate('session.logIn')}
      title={translate('frame.backOffice')}
      words={translate('session.words')}
    >
      {search.includes('over') && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {translate('session.over')}
        </Alert>
      )}
      <Credentials />
    </Doorstep>
  );
}

/** E-mail and password; and the code of a second factor once the shop asks for one. */
function Credentials() {
  const translate = useTranslate();
  const { enter, refusal, busy, wantsCode, startOver } = useEntering();
  return (
    <Form onSubmit={enter} noValidate disableInvalidFormNotification>
      {wantsCode ? <CodeInput /> : <PasswordInputs />}
      {refusal && (
        <Alert severity="error" variant="outlined" sx={{ my: 1 }}>
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 1 }}>
        {translate('session.logIn')}
      </Button>
      {wantsCode && (
        <Button type="button" color="inherit" fullWidth disabled={busy} onClick={startOver} sx={{ mt: 1 }}>
          {translate('secondFactor.other')}
        </Button>
      )}
    </Form>
  );
}

function useEntering() {
  const login = useLogin();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [wantsCode, setWantsCode] = useState(false);
  const enter = async (values: unknown) => {
    setBusy(true);
    setRefusal('');
    try {
      await login(values);
    } catch (error) {
      setBusy(false);
      if (error instanceof Refused && error.problem?.code === 'second_factor_required') setWantsCode(true);
      else setRefusal(error instanceof Error ? error.message : 'errors.unexpected');
    }
  };
  const startOver = () => {
    setWantsCode(false);
    setRefusal('');
  };
  return { enter, refusal, busy, wantsCode, startOver };
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

/** The form keeps what was typed before. */
function CodeInput() {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
        {translate('secondFactor.ask')}
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
