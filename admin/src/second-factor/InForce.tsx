import Typography from '@mui/material/Typography';
import { PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';
import { useReading } from '../ui/reading';
import { useDeed } from '../ui/useDeed';
import { StepForm } from './Enrolment';
import { remove, type Standing } from './second-factor';

const wanted = required();

/** How the second factor stands, and the way to be without it. */
export function InForce({ standing, onOff }: { standing: Standing; onOff: () => void }) {
  const translate = useTranslate();
  const { time, number } = useReading();
  const { run, busy, refusal } = useDeed('secondFactor.offDone', onOff);
  const facts = [
    { name: translate('secondFactor.since'), value: standing.enrolledAt && time(standing.enrolledAt) },
    { name: translate('secondFactor.left'), value: number(standing.recoveryCodesLeft) },
  ];
  const submit = ({ currentPassword, code }: Record<string, unknown>) =>
    run(() => remove(String(currentPassword ?? ''), String(code ?? '')), ['currentPassword', 'code']);
  return (
    <>
      <Section title={translate('secondFactor.on')}>
        <Facts facts={facts} />
      </Section>
      <Section title={translate('secondFactor.off')}>
        <Typography sx={{ mb: 1 }}>{translate('secondFactor.offWords')}</Typography>
        <StepForm submitLabel="secondFactor.off" onSubmit={submit} busy={busy} refusal={refusal} grave>
          <PasswordInput
            source="currentPassword"
            label="secondFactor.password"
            autoComplete="current-password"
            validate={wanted}
          />
          <TextInput
            source="code"
            label="secondFactor.code"
            helperText="secondFactor.codeHelp"
            autoComplete="one-time-code"
            validate={wanted}
            slotProps={{ htmlInput: { maxLength: 32 } }}
          />
        </StepForm>
      </Section>
    </>
  );
}
