import { LANGUAGE_CODES, type StaffMemberView } from '@shop/contract';
import { email, required, SelectInput, TextInput, useLocaleState, useNotify, useRedirect } from 'react-admin';
import { STAFF_ROLES } from '../auth/roles';
import { useFormat } from '../i18n/useFormat';
import { CreatePage } from '../ui/CreatePage';

interface Values {
  email: string;
  role: string;
  language: string;
  firstName: string | null;
  lastName: string | null;
}

const EMAIL = [required(), email()];
const REQUIRED = [required()];
const NAME_SLOT_PROPS = { htmlInput: { maxLength: 60 } };

/** Emails an invitation to a new colleague. */
export function StaffInvite() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [locale] = useLocaleState();
  const { language: languageName } = useFormat();
  return (
    <CreatePage<Values, StaffMemberView>
      resource="staff"
      title="staff.invite"
      description="staff.inviteDescription"
      submitLabel="staff.inviteSubmit"
      defaultValues={{
        email: '',
        role: '',
        language: LANGUAGE_CODES.find((code) => code === locale) ?? 'en',
        firstName: '',
        lastName: '',
      }}
      transform={toInvitation}
      onSuccess={(member) => {
        notify('staff.invited', { type: 'success', messageArgs: { email: member.email } });
        redirect('list', 'staff');
      }}
    >
      <TextInput source="email" type="email" label="resources.staff.fields.email" validate={EMAIL} autoComplete="off" />
      <SelectInput
        source="role"
        label="staff.role"
        choices={STAFF_ROLES.map((role) => ({ id: role, name: `session.role.${role}` }))}
        validate={REQUIRED}
      />
      <TextInput source="firstName" label="invitation.firstName" autoComplete="off" slotProps={NAME_SLOT_PROPS} />
      <TextInput source="lastName" label="invitation.lastName" autoComplete="off" slotProps={NAME_SLOT_PROPS} />
      <SelectInput
        source="language"
        label="staff.language"
        choices={LANGUAGE_CODES.map((code) => ({ id: code, name: languageName(code) }))}
        translateChoice={false}
        validate={REQUIRED}
      />
    </CreatePage>
  );
}

function toInvitation({ email: address, role, language, firstName, lastName }: Values) {
  return {
    email: address.trim(),
    role,
    language,
    firstName: firstName?.trim() ?? '',
    lastName: lastName?.trim() ?? '',
  };
}
