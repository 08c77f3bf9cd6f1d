import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Form, PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { useDeed } from '../ui/useDeed';
import { RecoveryCodes } from './RecoveryCodes';
import { begin, confirm, type Begun } from './second-factor';

const wanted = required();

/** Password, then the key and a first code, then the recovery codes. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return begun ? <FirstCode begun={begun} onConfirmed={setCodes} /> : <Begin onBegun={setBegun} />;
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { run, busy, refusal } = useDeed('', nothing);
  const submit = ({ currentPassword }: Record<string, unknown>) =>
    run(async () => onBegun(await begin(String(currentPassword ?? ''))), ['currentPassword']);
  return (
    <StepForm submitLabel="secondFactor.begin" onSubmit={submit} busy={busy} refusal={refusal}>
      <PasswordInput
        source="currentPassword"
        label="secondFactor.password"
        autoComplete="current-password"
        validate={wanted}
      />
    </StepForm>
  );
}

function FirstCode({ begun, onConfirmed }: { begun: Begun; onConfirmed: (codes: string[]) => void }) {
  const translate = useTranslate();
  const { run, busy, refusal } = useDeed('', nothing);
  const submit = ({ code }: Record<string, unknown>) =>
    run(async () => onConfirmed(await confirm(String(code ?? ''))), ['code']);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <span>{translate('secondFactor.scan')}</span>
      <Box
        component="img"
        src={begun.qrCode}
        alt={translate('secondFactor.qr')}
        sx={{ width: 200, height: 200, backgroundColor: '#fff', border: 1, borderColor: 'divider' }}
      />
      <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {translate('secondFactor.key')}
        </Box>
        <Box component="dd" sx={{ m: 0, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {begun.secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </Box>
      <StepForm submitLabel="secondFactor.confirm" onSubmit={submit} busy={busy} refusal={refusal}>
        <TextInput
          source="code"
          label="secondFactor.firstCode"
          autoComplete="one-time-code"
          validate={wanted}
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 32 } }}
        />
      </StepForm>
    </Box>
  );
}

interface StepFormProps {
  submitLabel: string;
  onSubmit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  busy: boolean;
  refusal: string;
  /** It takes something away. */
  grave?: boolean;
  children: ReactNode;
}

/** One step: its fields, what was wrong with them, and the way on. */
export function StepForm({ submitLabel, onSubmit, busy, refusal, grave = false, children }: StepFormProps) {
  const translate = useTranslate();
  return (
    <Form onSubmit={onSubmit} noValidate disableInvalidFormNotification>
      {children}
      {refusal && (
        <Alert severity="error" variant="outlined" sx={{ my: 1 }}>
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
      <Button
        type="submit"
        variant={grave ? 'outlined' : 'contained'}
        color={grave ? 'error' : 'primary'}
        disabled={busy}
        sx={{ mt: 1 }}
      >
        {translate(submitLabel)}
      </Button>
    </Form>
  );
}

const nothing = () => undefined;
