import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextArea, TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { useCountries } from '../addresses/useCountries';
import { signedBearer } from '../api/calls';
import { beyondFields, fieldError, type Refusal } from '../api/refusal';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { useHouse } from '../layout/house';
import { currencies } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useSession } from '../session/useSession';
import { askerProblems, sentAsker } from '../staff-quote/asker';
import { AskerFields } from '../staff-quote/AskerFields';
import { Requested } from '../staff-quote/Requested';
import styles from './BuyForMe.module.css';
import { LONGEST, purchaseProblems, sentPurchase, type PurchaseDraft } from './purchase';

const FIELDS = ['what', 'quantity', 'links', 'budget', 'country', 'message', 'email', 'name'];

/** Asks staff to buy something; afterwards says when they reply. */
export function PurchaseForm() {
  const { t } = useTranslation('buyforme');
  const { locale } = useHouse();
  const { preferences } = usePreferences();
  const loggedIn = useSession() !== null;
  const keyOf = useIntention();
  const [draft, setDraft] = useState<PurchaseDraft>(() => blank(preferences.currency));
  const [asker, setAsker] = useState({ email: '', name: '' });
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({ purchase: {}, asker: {} });
  const [sent, setSent] = useState(false);
  const { send, busy, refusal } = useSending(() => {
    const body = { ...sentPurchase(draft, locale), ...sentAsker(asker, loggedIn) };
    return signedBearer.post('UserEnd/BuyForMe', body, keyOf(body));
  });

  function problemsOf() {
    return { purchase: purchaseProblems(draft, locale), asker: askerProblems(asker, loggedIn) };
  }

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf();
    setProblems(found);
    const clear = [found.purchase, found.asker].every((each) => Object.keys(each).length === 0);
    if (clear && (await send())) setSent(true);
    else focusFirstProblem(form);
  }

  function another() {
    setDraft(blank(draft.currency));
    setSent(false);
  }

  if (sent) return <Sent onAnother={another} />;
  const error = (name: keyof PurchaseDraft) => {
    const problem = problems.purchase[name];
    return problem ? t(`problem.${problem}`) : refusedAt(refusal, name);
  };
  const field = (name: 'what' | 'quantity' | 'links' | 'budget' | 'message') => ({
    name,
    label: t(`field.${name}`),
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setDraft({ ...draft, [name]: currentTarget.value }),
    error: error(name),
  });
  return (
    <form className={styles.form} onSubmit={ask} noValidate aria-busy={busy}>
      <TextField
        {...field('what')}
        className={styles.wide}
        hint={t('hint.what')}
        maxLength={LONGEST.what}
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
      <CountryField draft={draft} onChange={setDraft} error={error('country')} />
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
        maxLength={LONGEST.message}
      />
      <AskerFields asker={asker} onChange={setAsker} problems={problems.asker} refusal={refusal} />
      <RefusalNote refusal={beyondFields(refusal, FIELDS)} />
      <Button type="submit" size="md" loading={busy} className={styles.submit}>
        {t('submit')}
      </Button>
    </form>
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
      <Requested />
      <Button variant="default" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}

/** What the shop says of a field, or of the first of several in it: `links[2]`. */
function refusedAt(refusal: Refusal | null, name: string): string | undefined {
  return (
    fieldError(refusal, name) ??
    refusal?.errors.find(({ field }) => field.startsWith(`${name}[`) || field.startsWith(`${name}.`))?.message
  );
}

function blank(currency: string): PurchaseDraft {
  return { what: '', quantity: '1', links: '', budget: '', currency, country: '', message: '' };
}
