import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { SHIPPING_STAGES, type ShippingStage } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../ui/PageTitle';
import { TouchTargets } from '../ui/TouchTargets';
import { HandOver } from './HandOver';
import { StageItems } from './StageItems';

type Stage = ShippingStage | 'to_hand_over';

const STAGES: readonly Stage[] = [...SHIPPING_STAGES, 'to_hand_over'];

/** The shipping facility: what comes from the factory, is packed, shipped and handed over to carriers. */
export function FacilityPage() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const stage = STAGES.find((each) => each === search.get('stage')) ?? 'expected';
  return (
    <TouchTargets>
      <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, minWidth: 0 }}>
        <PageTitle title={translate('facility.title')} />
        <Tabs
          value={stage}
          onChange={(_, chosen: Stage) => setSearch({ stage: chosen }, { replace: true })}
          variant="scrollable"
          scrollButtons={false}
          aria-label={translate('facility.title')}
          sx={{ '& .MuiTab-root': { minHeight: 56, minWidth: 48, px: 1.25, fontSize: '1rem' } }}
        >
          {STAGES.map((each) => (
            <Tab key={each} value={each} label={<StageName stage={each} />} />
          ))}
        </Tabs>
        <Box role="tabpanel" key={stage} aria-label={translate(`facility.stage.${stage}`)} sx={{ minWidth: 0 }}>
          {stage === 'to_hand_over' ? <HandOver /> : <StageItems stage={stage} />}
        </Box>
      </Box>
    </TouchTargets>
  );
}

/** The name of a stage with the number of items or shipments in it. */
function StageName({ stage }: { stage: Stage }) {
  const translate = useTranslate();
  const [resource, field, filter] =
    stage === 'to_hand_over'
      ? (['handover-shipments', 'shippedAt', {}] as const)
      : (['production-queue', 'due', { stage }] as const);
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field, order: 'ASC' },
    filter,
  });
  return (
    <span>
      {translate(`facility.stage.${stage}`)}
      {total !== undefined && ` (${total})`}
    </span>
  );
}
