import { Button } from '@mantine/core';
import type { AddressView, QuoteView } from '@shop/contract';
import { IconMathFunction } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../ui/RefusalNote';
import { useFormat } from '../../ui/useFormat';
import { fieldError, type Refusal } from '../api/refusal';
import type { Asked } from '../api/useAsked';
import { CouponField } from '../coupons/CouponField';
import { DownloadButton } from '../documents/DownloadButton';
import { AdjustedFigures } from '../quote/AdjustedFigures';
import { BulkPrompt } from '../quote/BulkPrompt';
import { Figures } from '../quote/Figures';
import { FormulaDialog, type FormulaNames } from '../quote/FormulaDialog';
import { refusedField } from '../quote/refused-field';
import type { CalledTerms } from '../quote/terms';
import type { TermsErrors } from '../quote/TermsFields';
import { PromiseLine } from '../quote/PromiseLine';
import { WeightLine } from '../quote/WeightLine';
import { FooterLinks } from '../reading/FooterLinks';
import { ShareQuote } from '../shared-quote/ShareQuote';
import type { Wanted } from '../staff-quote/AskForm';
import { AskStaff } from '../staff-quote/AskStaff';
import styles from './CartPanel.module.css';
import { CartTermsFields } from './CartTermsFields';
import { ShipTo } from './ShipTo';
import type { CartTerms } from './useCart';
import type { PlacingOrder } from './usePlaceOrder';

interface CartPanelProps {
  addresses: Asked<AddressView[]>;
  address: AddressView | null;
  onAddress: (address: AddressView) => void;
  terms: CartTerms;
  called: CalledTerms;
  /** A code that was tried and counts. */
  coupon: string | undefined;
  onCoupon: (coupon: string | undefined) => void;
  quote: Asked<QuoteView>;
  names: FormulaNames;
  placing: PlacingOrder;
}

/** Where to, how, at what price; and the order. */
export function CartPanel(props: CartPanelProps) {
  const { addresses, address, onAddress, terms, called, coupon, onCoupon, quote, names, placing } = props;
  const { t } = useTranslation(['cart', 'quote']);
  const known = addresses.data ?? [];
  const errors = termsErrors(quote.refusal);
  const { refusal } = quote;
  const isCoupons = fieldError(refusal, 'coupon') !== undefined;
  const isToldAtField = Object.keys(errors).length > 0 || isCoupons || (refusal && refusedField(refusal)) !== null;
  const wanted = { cart: true as const, ...called };
  return (
    <aside className={styles.panel} data-stale={quote.busy || quote.refusal !== null || undefined}>
      <ShipTo
        addresses={known}
        chosen={address}
        onChoose={onAddress}
        onAdded={(added) => {
          addresses.put([...known, added]);
          onAddress(added);
        }}
        error={placing.obstacle === 'no_address' && !address ? t('shipTo.missing') : undefined}
      />
      <CartTermsFields terms={terms} called={called} country={address?.country ?? null} errors={errors} />
      {quote.data && <CouponField coupon={coupon} onChange={onCoupon} terms={called} refusal={quote.refusal} />}
      {quote.data && <CartQuote quote={quote.data} names={names} />}
      {quote.data && <ShareQuote terms={called} disabled={quote.busy || quote.refusal !== null} />}
      {quote.data && (
        <DownloadButton
          call="Cart/QuotePdf"
          query={{ ...called, ...(coupon !== undefined && { coupon }) }}
          variant="subtle"
          size="compact-sm"
          disabled={quote.busy || quote.refusal !== null}
        >
          {t('quote:pdf')}
        </DownloadButton>
      )}
      {refusal && !isToldAtField && <RefusalNote refusal={refusal} />}
      <RefusalNote refusal={placing.refusal} />
      <Button
        size="md"
        fullWidth
        onClick={placing.place}
        loading={placing.busy}
        disabled={quote.data === null || quote.refusal !== null}
      >
        {t('place')}
      </Button>
      <p className={styles.words}>{t('placeWords')}</p>
      <div className={styles.words}>
        <FooterLinks links={['shipping', 'refund', 'terms']} />
      </div>
      {quote.data?.bulk && !quote.refusal ? (
        <BulkPrompt wanted={wanted} />
      ) : (
        <OrAskStaff wanted={wanted} words={quote.refusal ? t('quote:staff.beyond') : undefined} />
      )}
    </aside>
  );
}

/** The way to staff, and why to go it where no instant quote covers the cart. */
function OrAskStaff({ wanted, words }: { wanted: Wanted; words: string | undefined }) {
  return (
    <>
      {words && <p className={styles.words}>{words}</p>}
      <AskStaff wanted={wanted} size="sm" fullWidth />
    </>
  );
}

function CartQuote({ quote, names }: { quote: QuoteView; names: FormulaNames }) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.quote}>
      {quote.adjusted.currency !== 'CNY' && (
        <Figures
          figures={[
            { name: t('original.titleExw'), value: money({ currency: 'CNY', amount: quote.original.product }) },
          ]}
        />
      )}
      <AdjustedFigures quote={quote} />
      <WeightLine quote={quote} />
      {quote.promise && <PromiseLine promise={{ from: 'today', ...quote.promise }} />}
      <Button
        className={styles.formula}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconMathFunction size={16} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('formula.open')}
      </Button>
      <FormulaDialog opened={opened} onClose={() => setOpened(false)} quote={quote} {...names} />
    </div>
  );
}

function termsErrors(refusal: Refusal | null): TermsErrors {
  const place = refusal && refusedField(refusal);
  if (!place || place.line !== undefined) return {};
  return { [place.field]: refusal.errors[0]?.message || refusal.detail };
}
