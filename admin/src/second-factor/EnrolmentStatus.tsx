import Typography from '@mui/material/Typography';
import { PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { useAction } from '../api/useAction';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Section } from '../ui/Section';
import { removeSecondFactor, type SecondFactorStatus } from './second-factor';
import { StepForm } from './StepForm';

const REQUIRED = required();

interface EnrolmentStatusProps {
  status: SecondFactorStatus;
  onRemoved: () => void;
}

/** When the second factor was set up, the remaining recovery codes, and the form to remove it. */
export function EnrolmentStatus({ status: { enrolledAt, recoveryCodesLeft }, onRemoved }: EnrolmentStatusProps) {
  const translate = useTranslate();
  const { time, number } = useFormat();
  const { run, isPending, errorMessage } = useAction({
    successMessage: 'secondFactor.turnedOff',
    fields: ['currentPassword', 'code'],
    onSuccess: onRemoved,
  });
  const items = [
    { name: translate('secondFactor.enrolledAt'), value: enrolledAt && time(enrolledAt) },
    { name: translate('secondFactor.codesLeft'), value: number(recoveryCodesLeft) },
  ];
  return (
    <>
      <Section title={translate('secondFactor.turnedOn')}>
        <DescriptionList items={items} />
      </Section>
      <Section title={translate('secondFactor.turnOff')}>
        <Typography sx={{ mb: 1 }}>{translate('secondFactor.turnOffHelp')}</Typography>
        <StepForm
          submitLabel="secondFactor.turnOff"
          onSubmit={({ currentPassword, code }) =>
            run(() => removeSecondFactor(String(currentPassword ?? ''), String(code ?? '')))
          }
          isPending={isPending}
          errorMessage={errorMessage}
          destructive
        >
          <PasswordInput
            source="currentPassword"
            label="secondFactor.password"
            autoComplete="current-password"
            validate={REQUIRED}
          />
          <TextInput
            source="code"
            label="secondFactor.code"
            helperText="secondFactor.codeHelp"
            autoComplete="one-time-code"
            validate={REQUIRED}
            slotProps={{ htmlInput: { maxLength: 32 } }}
          />
        </StepForm>
      </Section>
    </>
  );
}
