import { UNIT_CODES, type ProductView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/fields';
import { RadioGroup } from '../../ui/RadioGroup';
import type { ItemDraft } from '../item/item-draft';
import { toUnitCode } from '../item/size';
import { Difference, useDifference, withDifference } from './Difference';
import { FinishChoice } from './FinishChoice';
import styles from './ItemFields.module.css';
import type { OptionPrices } from './option-prices';
import type { QuoteErrors } from './useQuoteErrors';

interface ItemFieldsProps {
  product: ProductView;
  draft: ItemDraft;
  prices: OptionPrices | null;
  onChange: (change: Partial<ItemDraft>) => void;
  errors: QuoteErrors;
  /** Called when a field loses the focus; missing values are reported from then on. */
  onBlur: () => void;
}

/** Size or variant, and quantity. */
export function SizeFields({ product, draft, prices, onChange, errors, onBlur }: ItemFieldsProps) {
  const { t } = useTranslation(['product', 'common']);
  const differenceOf = useDifference(prices);
  const sizeField = (field: 'width' | 'length') => (
    <TextField
      label={t(`field.${field}`)}
      className="tabular-nums"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={draft[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      onBlur={onBlur}
      onFocus={(event) => event.currentTarget.select()}
      error={errors[field]}
    />
  );
  return (
    <div className={product.kind === 'area' ? styles.size : styles.variant}>
      {product.kind === 'area' ? (
        <>
          {sizeField('width')}
          {sizeField('length')}
          <SelectField
            label={t('field.unit')}
            value={draft.unit}
            onChange={(event) => onChange({ unit: toUnitCode(Number(event.currentTarget.value)) })}
            error={errors.unit}
          >
            {UNIT_CODES.map((unit) => (
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
              {code === draft.variant ? name : withDifference(name, differenceOf(`variant ${code}`))}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('field.quantity')}
        className="tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={draft.quantity}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
        onBlur={onBlur}
        onFocus={(event) => event.currentTarget.select()}
        error={errors.quantity}
      />
    </div>
  );
}

/** Artwork, finishes and the customer's own label. */
export function ProductionFields({ product, draft, prices, onChange, errors }: Omit<ItemFieldsProps, 'onBlur'>) {
  const { t } = useTranslation(['product', 'quote']);
  const differenceOf = useDifference(prices);
  const [showLabel, setShowLabel] = useState(false);
  return (
    <div className={styles.production}>
      {product.artworkChoices.length > 1 && (
        <div className={styles.choice}>
          <RadioGroup
            legend={t('field.artwork')}
            options={product.artworkChoices.map((choice) => ({
              value: choice,
              label: (
                <>
                  {t(`quote:artwork.${choice}`)}{' '}
                  <Difference text={differenceOf(`artwork ${choice}`, choice === draft.artwork)} />
                </>
              ),
            }))}
            value={draft.artwork}
            onChange={(artwork) => onChange({ artwork })}
            columns={product.artworkChoices.length}
          />
          <p className={styles.note}>{t(`artworkNote.${draft.artwork}`)}</p>
        </div>
      )}
      {product.finishes.length > 0 && (
        <FinishChoice
          product={product}
          chosen={draft.finishes}
          prices={prices}
          onChange={(finishes) => onChange({ finishes })}
          error={errors.finishes}
        />
      )}
      {showLabel || draft.label !== '' ? (
        <TextField
          label={t('field.label')}
          optional
          hint={t('labelHint')}
          maxLength={200}
          autoComplete="off"
          autoFocus={showLabel}
          value={draft.label}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
          error={errors.label}
        />
      ) : (
        <button type="button" className={styles.addLabel} onClick={() => setShowLabel(true)}>
          {t('addLabel')}
        </button>
      )}
    </div>
  );
}
