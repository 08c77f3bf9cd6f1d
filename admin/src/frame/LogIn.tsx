import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  Form,
  Notification,
  PasswordInput,
  required,
  TextInput,
  useLocation,
  useLogin,
  useTranslate,
} from 'react-admin';
import { RegistrationMark } from '../ui/RegistrationMark';
import { LanguageSwitch } from './LanguageSwitch';
import { useShopName } from './useShopName';

export function LogIn() {
  const translate = useTranslate();
  const shop = useShopName();
  const { search } = useLocation();
  return (
    <Box
      sx={{ minHeight: '100vh', backgroundColor: 'background.default', display: 'flex', flexDirection: 'column', p: 2 }}
    >
      <title>{translate('frame.title', { page: translate('session.logIn'), shop })}</title>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <LanguageSwitch />
      </Box>
      <Box component="main" sx={{ width: '100%', maxWidth: 360, mx: 'auto', mt: { xs: 4, sm: 10 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 3 }}>
          <RegistrationMark size={28} />
          <Typography component="span" sx={{ fontWeight: 680, letterSpacing: '-0.02em', fontSize: '1.25rem' }}>
            {shop}
          </Typography>
        </Box>
        <Typography variant="h1">{translate('frame.backOffice')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{translate('session.words')}</Typography>
        {search.includes('over') && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
            {translate('session.over')}
          </Alert>
        )}
        <Credentials />
      </Box>
      <Notification />
    </Box>
  );
}

function Credentials() {
  const translate = useTranslate();
  const login = useLogin();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const enter = async (values: unknown) => {
    setBusy(true);
    setRefusal('');
    try {
      await login(values);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'errors.unexpected');
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={enter} noValidate disableInvalidFormNotification>
      <TextInput
        source="email"
        type="email"
        label="session.email"
        autoComplete="username"
        autoFocus
        validate={required()}
      />
      <PasswordInput source="password" label="session.password" autoComplete="current-password" validate={required()} />
      {refusal && (
        <Alert severity="error" variant="outlined" sx={{ my: 1 }}>
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 1 }}>
        {translate('session.logIn')}
      </Button>
    </Form>
  );
}
