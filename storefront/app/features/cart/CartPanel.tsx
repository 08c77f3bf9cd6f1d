import { type ApiError, fieldError } from '@shop/api-client';
import type { AddressView, QuoteView } from '@shop/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { api } from '../api/client';
import type { Query } from '../api/useQuery';
import { FooterLinks } from '../article/FooterLinks';
import { CouponField } from '../coupons/CouponField';
import { DownloadButton } from '../documents/DownloadButton';
import type { QuoteSubject } from '../quote-requests/QuoteRequestForm';
import { RequestQuoteButton } from '../quote-requests/RequestQuoteButton';
import { BulkPrompt } from '../quote/BulkPrompt';
import { findErrorField, refusedQuoteText } from '../quote/error-field';
import type { FormulaNames } from '../quote/formula-sections';
import { PrepaidSaving } from '../quote/PrepaidSaving';
import { StandardComparison } from '../quote/StandardComparison';
import type { RequestTerms } from '../quote/terms';
import type { TermsErrors } from '../quote/TermsFields';
import { ShareQuote } from '../shared-quote/ShareQuote';
import styles from './CartPanel.module.css';
import { CartQuote } from './CartQuote';
import { CartTermsFields } from './CartTermsFields';
import { ShipTo } from './ShipTo';
import type { CartTerms } from './useCart';
import type { PlaceOrderState } from './usePlaceOrder';

interface CartPanelProps {
  ref: Ref<HTMLElement>;
  addresses: Query<AddressView[]>;
  address: AddressView | null;
  onAddress: (address: AddressView) => void;
  terms: CartTerms;
  requestTerms: RequestTerms;
  /** A validated coupon code. */
  coupon: string | undefined;
  onCoupon: (coupon: string | undefined) => void;
  quote: Query<QuoteView>;
  /** Whether the quote is not that of the cart as shown. */
  isStale: boolean;
  names: FormulaNames;
  /** Whether the artwork of an item will have to be approved. */
  needsApproval: boolean;
  placement: PlaceOrderState;
}

/** Address, shipping and payment terms, and price. */
export function CartPanel(props: CartPanelProps) {
  const {
    ref,
    addresses,
    address,
    onAddress,
    terms,
    requestTerms,
    coupon,
    onCoupon,
    quote,
    isStale,
    names,
    needsApproval,
    placement,
  } = props;
  const { t } = useTranslation(['cart', 'quote']);
  const savedAddresses = addresses.data ?? [];
  const errors = termsErrors(quote.error);
  const { error } = quote;
  const isCouponError = fieldError(error, 'coupon') !== undefined;
  const isShownAtField = Object.keys(errors).length > 0 || isCouponError || (error && findErrorField(error)) !== null;
  const subject = { cart: true as const, ...requestTerms };
  return (
    <aside ref={ref} className={styles.panel} data-stale={isStale || undefined}>
      <ShipTo
        addresses={savedAddresses}
        chosen={address}
        onChoose={onAddress}
        onAdded={(added) => {
          addresses.setData([...savedAddresses, added]);
          onAddress(added);
        }}
        error={placement.obstacle === 'no_address' && !address ? t('shipTo.missing') : undefined}
      />
      <CartTermsFields terms={terms} requestTerms={requestTerms} country={address?.country ?? null} errors={errors} />
      {quote.data && <CouponField coupon={coupon} onChange={onCoupon} terms={requestTerms} error={quote.error} />}
      {quote.data && <CartQuote quote={quote.data} names={names} needsApproval={needsApproval} />}
      {quote.data && !isStale && (
        <StandardComparison
          quote={quote.data}
          terms={requestTerms}
          subject={coupon ?? ''}
          requestQuote={(other) => api.call('Cart/GetInstantQuote', { ...other, ...(coupon && { coupon }) })}
        />
      )}
      {quote.data && <PrepaidSaving quote={quote.data} />}
      {quote.data && (
        <div className={styles.keep}>
          <ShareQuote terms={requestTerms} disabled={isStale} />
          <DownloadButton
            call="Cart/QuotePdf"
            query={{ ...requestTerms, ...(coupon !== undefined && { coupon }) }}
            variant="subtle"
            size="compact-sm"
            disabled={isStale}
          >
            {t('quote:pdf')}
          </DownloadButton>
        </div>
      )}
      {error && !isShownAtField && (
        <ErrorMessage error={{ ...error, detail: refusedQuoteText(error) || t('quote:failed') }} />
      )}
      <p className={styles.text}>{t('placeText')}</p>
      <div className={styles.text}>
        <FooterLinks links={['shipping', 'refund', 'terms']} />
      </div>
      {quote.data?.bulk && !quote.error ? (
        <BulkPrompt subject={subject} />
      ) : (
        <StaffQuoteOption subject={subject} text={quote.error ? t('quote:staff.beyond') : undefined} />
      )}
    </aside>
  );
}

/** Offers a quote by staff, with the reason if there is no instant quote. */
function StaffQuoteOption({ subject, text }: { subject: QuoteSubject; text: string | undefined }) {
  return (
    <>
      {text && <p className={styles.text}>{text}</p>}
      <RequestQuoteButton subject={subject} size="sm" fullWidth />
    </>
  );
}

function termsErrors(error: ApiError | null): TermsErrors {
  const location = error && findErrorField(error);
  if (!location || location.line !== undefined) return {};
  return { [location.field]: error.errors[0]?.message || error.detail };
}
