import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import { bearer } from '../api/calls';
import { fieldError, type Refusal } from '../api/refusal';
import { useAsked } from '../api/useAsked';
import { useSession } from '../session/useSession';
import { LONGEST_ASKER, type Asker, type AskerProblem } from './asker';

interface AskerFieldsProps {
  asker: Asker;
  onChange: (asker: Asker) => void;
  problems: Partial<Record<keyof Asker, AskerProblem>>;
  refusal: Refusal | null;
}

/** Where the answer goes: asked of visitors, told to whoever is logged in. */
export function AskerFields({ asker, onChange, problems, refusal }: AskerFieldsProps) {
  const { t } = useTranslation('quote');
  const session = useSession();
  if (session) return <Known />;
  const field = (name: keyof Asker) => ({
    name,
    label: t(`staff.field.${name}`),
    maxLength: LONGEST_ASKER[name],
    value: asker[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...asker, [name]: currentTarget.value }),
    error: problems[name] ? t(`staff.problem.${problems[name]}`) : fieldError(refusal, name),
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
    </>
  );
}

function Known() {
  const { t } = useTranslation('quote');
  const { data } = useAsked('account', () => bearer.get('Account/MyAccountInfo', {}));
  const name = [data?.firstName, data?.lastName].filter(Boolean).join(' ');
  return data && <p>{t('staff.answerTo', { who: [name, data.email].filter(Boolean).join(', ') })}</p>;
}
