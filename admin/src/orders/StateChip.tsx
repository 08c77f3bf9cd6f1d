import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { toneOf, type OrderState, type Tone } from './states';

/** An order's state. Filled while it waits for staff, ruled while it waits for the customer. */
export function StateChip({ state }: { state: OrderState }) {
  const translate = useTranslate();
  const look = useLook(toneOf(state));
  return (
    <Box
      component="span"
      data-state={state}
      sx={{
        display: 'inline-block',
        px: 1,
        py: '1px',
        borderRadius: '3px',
        border: 1,
        fontSize: '0.75rem',
        fontWeight: 560,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        letterSpacing: 0,
        ...look,
      }}
    >
      {translate(`terms.state.${state}`)}
    </Box>
  );
}

function useLook(tone: Tone) {
  const { press, pressTint, ink, inkSoft, ruleStrong, well, sheet } = useTheme().palette.brand;
  const looks: Record<Tone, { color: string; backgroundColor: string; borderColor: string }> = {
    staff: { color: press, backgroundColor: pressTint, borderColor: alpha(press, 0.35) },
    customer: { color: ink, backgroundColor: sheet, borderColor: ruleStrong },
    good: { color: ink, backgroundColor: well, borderColor: well },
    quiet: { color: inkSoft, backgroundColor: well, borderColor: well },
  };
  return looks[tone];
}
