import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';

type HistoryEntry = AdminOrderView['history'][number];

/** The order's events, newest first. */
export function OrderHistory({ order: { history, items } }: { order: AdminOrderView }) {
  const itemNumber = (sid: string) => items.findIndex((item) => item.sid === sid) + 1;
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
      {history.toReversed().map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          number={entry.item ? itemNumber(entry.item) : 0}
          isFirst={entry === history[0]}
        />
      ))}
    </Box>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  /** Number of the item that the event is about; 0 for none. */
  number: number;
  isFirst: boolean;
}

function Entry({ entry: { event, actor, by, date, detail }, number, isFirst }: EntryProps) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 2.5,
        pb: isFirst ? 0 : 1.75,
        typography: 'body2',
        '&::before': isFirst ? undefined : LINE,
        '&::after': { ...DOT, backgroundColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate(`orders.event.${event}`, { _: event })}
        </Box>
        {number > 0 && <span>{translate('orders.history.item', { number })}</span>}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {[by, translate(`labels.actor.${actor}`, { _: actor }), time(date)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {event === 'note_added' && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {translate(`events.note_added.${detail?.visibility ?? 'customer'}`)}
        </Box>
      )}
      <EventDetail detail={detail} />
    </Box>
  );
}

const LINE = {
  content: '""',
  position: 'absolute',
  left: '4px',
  top: '12px',
  bottom: '-6px',
  width: '1px',
  backgroundColor: 'divider',
};
const DOT = {
  content: '""',
  position: 'absolute',
  left: '1px',
  top: '6px',
  width: '7px',
  height: '7px',
  borderRadius: '50%',
};

function EventDetail({ detail }: { detail: HistoryEntry['detail'] }) {
  const translate = useTranslate();
  const { money } = useFormat();
  if (!detail) return null;
  const { reason, comment, agent, trackingNumber, version, fileName, amount, memo, method, resolution } = detail;
  const { reversal, reference, outcome, approvedBy, senderName } = detail;
  const values = [
    resolution && translate(`claims.statuses.${resolution}`),
    reversal && translate(`paypal.reversal.${reversal}`),
    amount && money(amount),
    method && translate(`labels.manualPayment.${method}`),
    outcome && translate(`paypal.dispute.outcomes.${outcome}`, { _: outcome }),
    reference,
    senderName,
    agent,
    trackingNumber,
    fileName,
    version && translate('orders.history.version', { version }),
    approvedBy && translate('orders.history.approvedBy', { name: approvedBy }),
  ];
  const summary = values.filter(Boolean).join(' · ');
  const texts = [reason, comment, memo].filter(Boolean);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {summary && <div>{summary}</div>}
      {texts.map((text) => (
        <Box key={text} sx={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
