import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductView } from '@shop/contract';
import { Choice } from '../../ui/Choice';
import { SelectField, TextField } from '../../ui/fields';
import type { ItemDraft } from '../item/item-draft';
import { unitOf } from '../item/size';
import { units } from '../preferences/preferences';
import { FinishChoice } from './FinishChoice';
import styles from './SizeForm.module.css';
import type { QuoteErrors } from './useQuoteErrors';

interface SizeFormProps {
  product: ProductView;
  draft: ItemDraft;
  onChange: (change: Partial<ItemDraft>) => void;
  errors: QuoteErrors;
  /** Once the reader has left a field, what is missing in it is said. */
  onLeave: () => void;
}

/** What is made, and how many: the part that decides the price most. */
export function SizeFields({ product, draft, onChange, errors, onLeave }: SizeFormProps) {
  const { t } = useTranslation(['product', 'common']);
  const measure = (field: 'width' | 'length') => (
    <TextField
      label={t(`field.${field}`)}
      className="figures"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={draft[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      onBlur={onLeave}
      onFocus={(event) => event.currentTarget.select()}
      error={errors[field]}
    />
  );
  return (
    <div className={product.kind === 'area' ? styles.size : styles.variant}>
      {product.kind === 'area' ? (
        <>
          {measure('width')}
          {measure('length')}
          <SelectField
            label={t('field.unit')}
            value={draft.unit}
            onChange={(event) => onChange({ unit: unitOf(Number(event.currentTarget.value)) })}
            error={errors.unit}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {t(`common:units.${unit}`)}
              </option>
            ))}
          </SelectField>
        </>
      ) : (
        <SelectField
          label={t('field.variant')}
          value={draft.variant}
          onChange={(event) => onChange({ variant: event.currentTarget.value })}
          error={errors.variant}
        >
          {product.variants.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('field.quantity')}
        className="figures"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={draft.quantity}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
        onBlur={onLeave}
        onFocus={(event) => event.currentTarget.select()}
        error={errors.quantity}
      />
    </div>
  );
}

/** How it is printed and finished, and what one calls it. */
export function MakingFields({ product, draft, onChange, errors }: Omit<SizeFormProps, 'onLeave'>) {
  const { t } = useTranslation(['product', 'quote']);
  const [labelled, setLabelled] = useState(false);
  return (
    <div className={styles.making}>
      {product.artworkChoices.length > 1 && (
        <div className={styles.choice}>
          <Choice
            legend={t('field.artwork')}
            options={product.artworkChoices.map((choice) => ({ value: choice, label: t(`quote:artwork.${choice}`) }))}
            value={draft.artwork}
            onChange={(artwork) => onChange({ artwork })}
            columns={product.artworkChoices.length}
          />
          <p className={styles.note}>{t(`artworkNote.${draft.artwork}`)}</p>
        </div>
      )}
      {product.finishes.length > 0 && (
        <FinishChoice
          offered={product.finishes}
          chosen={draft.finishes}
          onChange={(finishes) => onChange({ finishes })}
          error={errors.finishes}
        />
      )}
      {labelled || draft.label !== '' ? (
        <TextField
          label={t('field.label')}
          optional
          hint={t('labelHint')}
          maxLength={200}
          autoComplete="off"
          autoFocus={labelled}
          value={draft.label}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
          error={errors.label}
        />
      ) : (
        <button type="button" className={styles.addLabel} onClick={() => setLabelled(true)}>
          {t('addLabel')}
        </button>
      )}
    </div>
  );
}
