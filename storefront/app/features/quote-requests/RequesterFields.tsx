import { type ApiError, fieldError } from '@shop/api-client';
import { personName } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { useSession } from '../session/useSession';
import { MAX_REQUESTER_LENGTH, type Requester, type RequesterProblem } from './requester';

interface RequesterFieldsProps {
  requester: Requester;
  onChange: (requester: Requester) => void;
  problems: Partial<Record<keyof Requester, RequesterProblem>>;
  error: ApiError | null;
}

/** Name and email address for the reply; with a session, the account's own are shown instead. */
export function RequesterFields({ requester, onChange, problems, error }: RequesterFieldsProps) {
  const { t } = useTranslation('quote');
  const session = useSession();
  if (session) return <AccountContact />;
  const field = (name: keyof Requester) => ({
    name,
    label: t(`staff.field.${name}`),
    maxLength: MAX_REQUESTER_LENGTH[name],
    value: requester[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...requester, [name]: currentTarget.value }),
    error: problems[name] ? t(`staff.problem.${problems[name]}`) : fieldError(error, name),
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
    </>
  );
}

function AccountContact() {
  const { t } = useTranslation('quote');
  const { data } = useQuery('account', () => api.call('Account/MyAccountInfo', {}));
  return data && <p>{t('staff.answerTo', { who: [personName(data), data.email].filter(Boolean).join(', ') })}</p>;
}
