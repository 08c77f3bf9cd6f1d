import Box from '@mui/material/Box';
import type { HomeFiguresView } from '@shop/contract';
import { Funnel } from './Funnel';
import { MarginFigures } from './MarginFigures';
import { SalesFigures } from './SalesFigures';

/** How the shop does: sales, margin, and how far its orders are. */
export function HomeFigures({ figures }: { figures: HomeFiguresView }) {
  return (
    <>
      <SalesFigures figures={figures} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <MarginFigures figures={figures} />
        <Funnel figures={figures} />
      </Box>
    </>
  );
}
