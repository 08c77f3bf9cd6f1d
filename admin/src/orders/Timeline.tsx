import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';

type HistoryRow = AdminOrderView['history'][number];

/** Everything that happened to the order, the newest first. */
export function Timeline({ order: { history, items } }: { order: AdminOrderView }) {
  const numberOf = (sid: string) => items.findIndex((item) => item.sid === sid) + 1;
  const rows = history.map((row, seq) => ({ row, seq })).toReversed();
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
      {rows.map(({ row, seq }) => (
        <Entry key={seq} row={row} itemNumber={row.item ? numberOf(row.item) : 0} isFirst={seq === 0} />
      ))}
    </Box>
  );
}

function Entry({ row, itemNumber, isFirst }: { row: HistoryRow; itemNumber: number; isFirst: boolean }) {
  const translate = useTranslate();
  const { time } = useReading();
  const { event, actor, date } = row;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 2.5,
        pb: isFirst ? 0 : 1.75,
        typography: 'body2',
        '&::before': isFirst ? undefined : thread,
        '&::after': { ...dot, backgroundColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate(`orders.event.${event}`, { _: event })}
        </Box>
        {itemNumber > 0 && <span>{translate('orders.history.item', { number: itemNumber })}</span>}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {[translate(`terms.actor.${actor}`, { _: actor }), time(date)].join(' · ')}
        </Box>
      </Box>
      <Detail detail={row.detail} />
    </Box>
  );
}

const thread = {
  content: '""',
  position: 'absolute',
  left: '4px',
  top: '12px',
  bottom: '-6px',
  width: '1px',
  backgroundColor: 'divider',
};
const dot = {
  content: '""',
  position: 'absolute',
  left: '1px',
  top: '6px',
  width: '7px',
  height: '7px',
  borderRadius: '50%',
};

function Detail({ detail }: { detail: HistoryRow['detail'] }) {
  const translate = useTranslate();
  const { money } = useReading();
  if (!detail) return null;
  const { reason, comment, agent, trackingNumber, version, fileName, amount, memo, method, resolution } = detail;
  const facts = [
    resolution && translate(`claims.is.${resolution}`),
    amount && money(amount),
    method && translate(`terms.manual.${method}`),
    agent,
    trackingNumber,
    fileName,
    version && translate('orders.history.version', { version }),
  ];
  const line = facts.filter(Boolean).join(' · ');
  const words = [reason, comment, memo].filter(Boolean);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {line && <div>{line}</div>}
      {words.map((text) => (
        <Box key={text} sx={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
