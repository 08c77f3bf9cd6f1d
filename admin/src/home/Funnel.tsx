import Box from '@mui/material/Box';
import type { HomeFiguresView } from '@shop/contract';
import { APPROVED_STATES, PAID_STATES, SHIPPED_STATES } from '@shop/order-flow';
import { Link, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { PlainTable } from '../ui/PlainTable';
import { Section } from '../ui/Section';
import { listPath } from './task-lists';

type Step = keyof HomeFiguresView['funnel'];

const ORDER_STEPS = {
  placed: null,
  paid: PAID_STATES,
  approved: APPROVED_STATES,
  shipped: SHIPPED_STATES,
} as const satisfies Partial<Record<Step, readonly string[] | null>>;

const STEPS = ['quoteRequests', 'carts', 'placed', 'paid', 'approved', 'shipped'] as const satisfies readonly Step[];

/** From the cart to the parcel: how far the orders of the last 30 days are, each step of an order with its list. */
export function Funnel({ figures: { funnel, from } }: { figures: HomeFiguresView }) {
  const translate = useTranslate();
  const { number, percent } = useFormat();
  const share = (step: Step) => (isOrderStep(step) && funnel.placed > 0 ? funnel[step] / funnel.placed : null);
  return (
    <Section title={translate('dashboard.funnel.title')}>
      <PlainTable
        rowHeadings
        columns={[
          { name: translate('dashboard.funnel.step') },
          { name: translate('dashboard.funnel.count'), numeric: true },
          { name: translate('dashboard.funnel.share'), numeric: true },
          { name: translate('dashboard.funnel.bar'), wideOnly: true },
        ]}
        rows={STEPS.map((step) => {
          const path = stepPath(step, from);
          const part = share(step);
          const count = path ? <Link to={path}>{number(funnel[step])}</Link> : number(funnel[step]);
          const bar = part === null ? null : <Bar share={part} />;
          return {
            key: step,
            cells: [translate(`dashboard.funnel.${step}`), count, part === null ? '' : percent(part), bar],
          };
        })}
      />
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1.5 }}>
        {translate('dashboard.funnel.definition')}
      </Box>
    </Section>
  );
}

const isOrderStep = (step: Step): step is keyof typeof ORDER_STEPS => step in ORDER_STEPS;

/** Null for quote requests and carts, which have no list of these days. */
function stepPath(step: Step, from: string): string | null {
  if (!isOrderStep(step)) return null;
  const status = ORDER_STEPS[step];
  return listPath('orders', { from, ...(status && { status }) }, 'date', 'ASC');
}

function Bar({ share }: { share: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        height: 10,
        mt: 0.5,
        minWidth: 2,
        borderRadius: '2px',
        backgroundColor: 'primary.main',
        width: `${share * 100}%`,
      }}
    />
  );
}
