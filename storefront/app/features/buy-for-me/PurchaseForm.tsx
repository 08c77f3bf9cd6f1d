import { type ApiError, fieldError, formError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { SelectField, TextArea, TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { useCountries } from '../addresses/useCountries';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { usePreferences } from '../preferences/PreferencesProvider';
import { QuoteRequestSent } from '../quote-requests/QuoteRequestSent';
import { validateRequester, toRequesterInput } from '../quote-requests/requester';
import { RequesterFields } from '../quote-requests/RequesterFields';
import { useSession } from '../session/useSession';
import styles from './BuyForMe.module.css';
import { MAX_LENGTH, validatePurchase, toPurchaseRequest, type PurchaseDraft } from './purchase';

const FIELDS = ['what', 'quantity', 'links', 'budget', 'country', 'message', 'email', 'name'];

/** Asks staff to buy something for the customer, then confirms when they will reply. */
export function PurchaseForm() {
  const { t } = useTranslation('buyforme');
  const { locale, currencies } = useSite();
  const { preferences } = usePreferences();
  const loggedIn = useSession() !== null;
  const keyFor = useIdempotencyKey();
  const [draft, setDraft] = useState<PurchaseDraft>(() => emptyDraft(preferences.currency));
  const [requester, setRequester] = useState({ email: '', name: '' });
  const [problems, setProblems] = useState<ReturnType<typeof validate>>({ purchase: {}, requester: {} });
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useMutation(() => {
    const body = { ...toPurchaseRequest(draft, locale), ...toRequesterInput(requester, loggedIn) };
    return api.call('UserEnd/BuyForMe', body, { idempotencyKey: keyFor(body) });
  });

  function validate() {
    return { purchase: validatePurchase(draft, locale), requester: validateRequester(requester, loggedIn) };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const newProblems = validate();
    setProblems(newProblems);
    const isValid = [newProblems.purchase, newProblems.requester].every((each) => Object.keys(each).length === 0);
    if (isValid && (await mutate())) setSent(true);
    else focusFirstError(form);
  }

  function startAnother() {
    setDraft(emptyDraft(draft.currency));
    setSent(false);
  }

  if (sent) return <Sent onAnother={startAnother} />;
  const errorFor = (name: keyof PurchaseDraft) => {
    const problem = problems.purchase[name];
    return problem ? t(`problem.${problem}`) : findFieldMessage(error, name);
  };
  const field = (name: 'what' | 'quantity' | 'links' | 'budget' | 'message') => ({
    name,
    label: t(`field.${name}`),
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setDraft({ ...draft, [name]: currentTarget.value }),
    error: errorFor(name),
  });
  return (
    <ScriptForm className={styles.form} onSubmit={submit} noValidate aria-busy={isPending}>
      <TextField
        {...field('what')}
        className={styles.wide}
        hint={t('hint.what')}
        maxLength={MAX_LENGTH.what}
        autoComplete="off"
      />
      <TextArea
        {...field('links')}
        className={styles.wide}
        hint={t('hint.links')}
        rows={3}
        optional
        autoComplete="off"
      />
      <TextField {...field('quantity')} inputMode="numeric" autoComplete="off" maxLength={9} />
      <CountryField draft={draft} onChange={setDraft} error={errorFor('country')} />
      <TextField
        {...field('budget')}
        hint={t('hint.budget')}
        inputMode="decimal"
        optional
        autoComplete="off"
        maxLength={13}
      />
      <SelectField
        label={t('field.currency')}
        name="currency"
        value={draft.currency}
        onChange={({ currentTarget }) => setDraft({ ...draft, currency: currentTarget.value })}
      >
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <TextArea
        {...field('message')}
        className={styles.wide}
        hint={t('hint.message')}
        rows={5}
        optional
        maxLength={MAX_LENGTH.message}
      />
      <RequesterFields requester={requester} onChange={setRequester} problems={problems.requester} error={error} />
      <ErrorMessage error={formError(error, FIELDS)} />
      <Button type="submit" size="md" loading={isPending} className={styles.submit}>
        {t('submit')}
      </Button>
    </ScriptForm>
  );
}

interface CountryFieldProps {
  draft: PurchaseDraft;
  onChange: (draft: PurchaseDraft) => void;
  error: string | undefined;
}

function CountryField({ draft, onChange, error }: CountryFieldProps) {
  const { t } = useTranslation('buyforme');
  const countries = useCountries();
  return (
    <SelectField
      label={t('field.country')}
      name="country"
      autoComplete="country"
      value={draft.country}
      onChange={({ currentTarget }) => onChange({ ...draft, country: currentTarget.value })}
      error={error}
    >
      <option value="">{t('choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('buyforme');
  return (
    <div className={styles.sent}>
      <h3>{t('sent')}</h3>
      <QuoteRequestSent />
      <Button variant="default" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}

/** The error message of a field, or of its first element such as `links[2]`. */
function findFieldMessage(error: ApiError | null, name: string): string | undefined {
  return (
    fieldError(error, name) ??
    error?.errors.find(({ field }) => field.startsWith(`${name}[`) || field.startsWith(`${name}.`))?.message
  );
}

function emptyDraft(currency: string): PurchaseDraft {
  return { what: '', quantity: '1', links: '', budget: '', currency, country: '', message: '' };
}
