import Box from '@mui/material/Box';
import type { AdminFeeView } from '@shop/contract';
import { Link, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';

const KINDS = ['exchange_fee', 'remittance'] as const;
/** Decimal places of a fee in percent. */
const FEE_DIGITS = 3;

/** The exchange fee of each currency and the fee of each payment method. Price changes change them. */
export function FeeList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'id', order: 'ASC' }}
      perPage={100}
      canExport={false}
      filters={
        <SelectFilter
          source="kind"
          label="fees.kind"
          anyLabel="fees.anyKind"
          choices={KINDS}
          choiceLabels="tariffDrafts.kind"
        />
      }
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('fees.description')}{' '}
          <Link to="/tariff-drafts">{translate('resources.tariff-drafts.name', { smart_count: 2 })}</Link>
        </Box>
      }
    >
      <RecordList<AdminFeeView> renderCard={(fee) => <Fee fee={fee} />} empty="fees.empty" />
    </ListPage>
  );
}

function Fee({ fee }: { fee: AdminFeeView }) {
  const translate = useTranslate();
  const { kind, subject } = fee;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) 200px 200px' },
        columnGap: 2,
      }}
    >
      <Box sx={{ fontWeight: 560 }}>
        {kind === 'exchange_fee' ? subject : translate(`labels.paymentMethod.${subject}`, { _: subject })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{translate(`tariffDrafts.kind.${kind}`)}</Box>
      <FeeValue fee={fee} />
    </Box>
  );
}

/** A share of the amount; a payment method may also have a fixed amount in each currency that it takes. */
function FeeValue({ fee: { value } }: { fee: AdminFeeView }) {
  const { money, percent } = useFormat();
  const { rate, fixed } = toFee(value);
  const amounts = Object.entries(fixed).filter(([, amount]) => amount > 0);
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {percent(rate, FEE_DIGITS)}
      {amounts.length > 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {amounts.map(([currency, amount]) => `+\u00A0${money({ currency, amount })}`).join(', ')}
        </Box>
      )}
    </Box>
  );
}

function toFee(value: unknown): { rate: number; fixed: Readonly<Record<string, number>> } {
  if (typeof value !== 'object' || value === null) return { rate: Number(value), fixed: {} };
  const { rate, fixed } = value as { rate: unknown; fixed: Readonly<Record<string, number>> };
  return { rate: Number(rate), fixed };
}
