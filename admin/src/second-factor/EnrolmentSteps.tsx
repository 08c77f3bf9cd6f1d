import Box from '@mui/material/Box';
import { useState } from 'react';
import { PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { useAction } from '../api/useAction';
import { RecoveryCodes } from './RecoveryCodes';
import { confirmEnrolment, startEnrolment, type Enrolment } from './second-factor';
import { StepForm } from './StepForm';

const REQUIRED = required();

interface EnrolmentStepsProps {
  onStarted: () => void;
  onDone: () => void;
}

/** Asks for the password, then for a first code, then shows the recovery codes. */
export function EnrolmentSteps({ onStarted, onDone }: EnrolmentStepsProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onSaved={onDone} />;
  if (!enrolment) {
    return (
      <PasswordStep
        onStarted={(started) => {
          setEnrolment(started);
          onStarted();
        }}
      />
    );
  }
  return <CodeStep enrolment={enrolment} onConfirmed={setRecoveryCodes} />;
}

function PasswordStep({ onStarted }: { onStarted: (enrolment: Enrolment) => void }) {
  const { run, isPending, errorMessage } = useAction({
    fields: ['currentPassword'],
    reload: false,
    onSuccess: onStarted,
  });
  return (
    <StepForm
      submitLabel="secondFactor.setUp"
      onSubmit={({ currentPassword }) => run(() => startEnrolment(String(currentPassword ?? '')))}
      isPending={isPending}
      errorMessage={errorMessage}
    >
      <PasswordInput
        source="currentPassword"
        label="secondFactor.password"
        autoComplete="current-password"
        validate={REQUIRED}
      />
    </StepForm>
  );
}

interface CodeStepProps {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function CodeStep({ enrolment: { qrCode, secret }, onConfirmed }: CodeStepProps) {
  const translate = useTranslate();
  const { run, isPending, errorMessage } = useAction({ fields: ['code'], reload: false, onSuccess: onConfirmed });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <span>{translate('secondFactor.scan')}</span>
      <Box
        component="img"
        src={qrCode}
        alt={translate('secondFactor.qr')}
        sx={{ width: 200, height: 200, backgroundColor: '#fff', border: 1, borderColor: 'divider' }}
      />
      <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {translate('secondFactor.key')}
        </Box>
        <Box component="dd" sx={{ m: 0, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </Box>
      <StepForm
        submitLabel="secondFactor.confirm"
        onSubmit={({ code }) => run(() => confirmEnrolment(String(code ?? '')))}
        isPending={isPending}
        errorMessage={errorMessage}
      >
        <TextInput
          source="code"
          label="secondFactor.firstCode"
          autoComplete="one-time-code"
          validate={REQUIRED}
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 32 } }}
        />
      </StepForm>
    </Box>
  );
}
