import type { Input } from '@shop/contract';
import { BooleanInput, email, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { FieldRow, type FormValues, SectionForm, type SectionProps, toText, useFixedField } from './SectionForm';
import { SecretInput, SettingInput, SettingSelect } from './SettingInput';

/** Longer than the API waits for PayPal. */
const TIMEOUT_MS = 60_000;
const EMAIL = email();
const MODES = (['live', 'sandbox'] as const).map((id) => ({ id, name: `settings.paypal.modes.${id}` }));

/** The PayPal account. PayPal is asked before it is saved. */
export function PayPalSection({ section: { values, fixedBy, revision }, onSaved }: SectionProps<'paypal'>) {
  const translate = useTranslate();
  const { clientSecret, ...others } = values;
  const isComplete = others.clientId !== '' && clientSecret.isSet && others.webhookId !== '';
  const address = `${window.location.origin}/api/webhooks/paypal`;
  return (
    <SectionForm
      name="paypal"
      values={others}
      fixedBy={fixedBy}
      save={(entered) => callApi('admin/settings-paypal', { ...toInput(entered), revision }, { timeoutMs: TIMEOUT_MS })}
      onSaved={onSaved}
      warning={others.enabled && !isComplete ? 'settings.paypal.incomplete' : undefined}
    >
      <EnabledInput />
      <SettingSelect source="mode" label="settings.paypal.mode" choices={MODES} />
      <FieldRow>
        <SettingInput source="clientId" label="settings.paypal.clientId" maxLength={200} />
        <SecretInput source="clientSecret" label="settings.paypal.clientSecret" secret={clientSecret} />
      </FieldRow>
      <SettingInput
        source="webhookId"
        label="settings.paypal.webhookId"
        helperText={translate('settings.paypal.webhookHelp', { address })}
        maxLength={100}
      />
      <SettingInput
        source="payee"
        label="settings.paypal.payee"
        helperText="settings.paypal.payeeHelp"
        type="email"
        maxLength={254}
        validate={EMAIL}
      />
    </SectionForm>
  );
}

function EnabledInput() {
  const { readOnly, helperText } = useFixedField('enabled');
  return (
    <BooleanInput
      source="enabled"
      label="settings.paypal.enabled"
      readOnly={readOnly}
      helperText={helperText ?? false}
    />
  );
}

function toInput({
  enabled,
  mode,
  clientId,
  clientSecret,
  webhookId,
  payee,
}: FormValues): Omit<Input<'admin/settings-paypal'>, 'revision'> {
  return {
    enabled: enabled === true,
    mode: mode === 'sandbox' ? 'sandbox' : 'live',
    ...{ clientId: toText(clientId), webhookId: toText(webhookId), payee: toText(payee) },
    ...(toText(clientSecret) && { clientSecret: toText(clientSecret) }),
  };
}
