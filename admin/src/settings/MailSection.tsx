import Button from '@mui/material/Button';
import { type Input, isEmailAddress, type Output, type ShopSettingsView } from '@shop/contract';
import { maxValue, minValue, required, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { ErrorAlert } from '../ui/ErrorAlert';
import { FieldRow, type FormValues, SectionForm, type SectionProps, toText } from './SectionForm';
import { SecretInput, SettingInput, SettingSelect } from './SettingInput';

/** Longer than the API waits for the mail server. */
const TIMEOUT_MS = 60_000;
const FIELDS = ['host', 'port', 'security', 'user', 'password', 'sender'] as const;
const SECURITY = (['tls', 'starttls', 'optional'] as const).map((id) => ({
  id,
  name: `settings.mail.securities.${id}`,
}));

const PORT = [required(), minValue(1), maxValue(65_535)];
const SENDER = [
  required(),
  (sender: unknown) => (isEmailAddress(addressOf(toText(sender))) ? undefined : 'settings.mail.senderInvalid'),
];

/** `shop@example.com` of `Shop <shop@example.com>`. */
const addressOf = (sender: string) => /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;

type Mail = ShopSettingsView['mail']['values'];

/** The mail server. It is tried before it is saved. */
export function MailSection({ section: { values, fixedBy, revision }, onSaved }: SectionProps<'mail'>) {
  const { password, ...others } = values;
  return (
    <SectionForm
      name="mail"
      values={others}
      fixedBy={fixedBy}
      save={(entered) => callApi('admin/settings-mail', { ...toInput(entered), revision }, { timeoutMs: TIMEOUT_MS })}
      onSaved={onSaved}
      warning={values.host ? undefined : 'settings.mail.noServer'}
      buttons={<TestButton values={others} />}
    >
      <SettingInput source="host" label="settings.mail.host" helperText="settings.mail.hostHelp" maxLength={253} />
      <FieldRow>
        <SettingInput source="port" label="settings.mail.port" type="number" validate={PORT} />
        <SettingSelect source="security" label="settings.mail.security" choices={SECURITY} />
        <SettingInput source="user" label="settings.mail.user" helperText="settings.mail.userHelp" maxLength={254} />
        <SecretInput source="password" label="settings.mail.password" secret={password} />
      </FieldRow>
      <SettingInput
        source="sender"
        label="settings.mail.sender"
        helperText="settings.mail.senderHelp"
        maxLength={320}
        validate={SENDER}
      />
    </SectionForm>
  );
}

/** Sends an email with the values as entered, saved or not. */
function TestButton({ values }: { values: Omit<Mail, 'password'> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, setError, clearErrors, trigger } = useFormContext();
  const { run, isPending, errorMessage } = useAction<Output<'admin/settings-mail-test'>>({
    reload: false,
    fields: FIELDS,
    onSuccess: ({ recipient }) => notify('settings.mail.tested', { type: 'success', messageArgs: { recipient } }),
  });
  const test = async () => {
    clearErrors();
    if (!(await trigger())) return;
    const input = toInput({ ...values, ...getValues() });
    const errors = await run(() => callApi('admin/settings-mail-test', input, { timeoutMs: TIMEOUT_MS }));
    for (const [field, message] of Object.entries(errors ?? {})) setError(field, { type: 'server', message });
  };
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => void test()}>
        {translate('settings.mail.test')}
      </Button>
      <ErrorAlert message={errorMessage} sx={{ width: '100%' }} />
    </>
  );
}

function toInput({ host, port, security, user, password, sender }: FormValues): Input<'admin/settings-mail-test'> {
  const { id } = SECURITY.find((choice) => choice.id === security) ?? { id: 'starttls' };
  return {
    ...{ host: toText(host), port: Number(port), security: id, user: toText(user), sender: toText(sender) },
    ...(typeof password === 'string' && password !== '' && { password }),
  };
}
