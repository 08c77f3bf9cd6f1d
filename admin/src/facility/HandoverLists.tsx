import Box from '@mui/material/Box';
import type { HandoverListView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DownloadButton } from '../ui/DownloadButton';
import { Section } from '../ui/Section';

/** The latest lists, to print. */
export function HandoverLists({ lists }: { lists: readonly HandoverListView[] }) {
  const translate = useTranslate();
  const { calendarDay, kilograms } = useFormat();
  if (lists.length === 0) return null;
  return (
    <Section title={translate('facility.lists')}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {lists.map(({ id, agent, day, shipments, parcels, grams }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 1, minHeight: 56 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box sx={{ fontWeight: 640 }}>
                {translate('facility.list', { carrier: agent, day: calendarDay(day) })}
              </Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {[
                  translate('facility.shipments', { smart_count: shipments }),
                  ...(parcels > 0
                    ? [translate('facility.parcels', { smart_count: parcels, weight: kilograms(grams) })]
                    : []),
                ].join(' · ')}
              </Box>
            </Box>
            <Box sx={{ '& .MuiButton-root': { minHeight: 48 } }}>
              <DownloadButton
                call="admin/handover-list"
                query={{ carrier: agent }}
                params={{ day }}
                label={translate('facility.print')}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
