import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminServiceStatusView } from '@shop/contract';
import { useState } from 'react';
import { ListBase, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { ListHead } from '../ui/ListHead';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { StatusForm } from './StatusForm';

/** What the shop's home page says of office, factory and courier. */
export function StatusBoard() {
  const label = useGetResourceLabel();
  return (
    <ListBase sort={{ field: 'id', order: 'ASC' }} exporter={false}>
      <ListHead title={<PageTitle title={label('service-status', 2)} />} />
      <Places />
    </ListBase>
  );
}

function Places() {
  const { data } = useListContext<AdminServiceStatusView>();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      {(data ?? []).map((place) => (
        <Place key={place.id} place={place} />
      ))}
    </Box>
  );
}

function Place({ place }: { place: AdminServiceStatusView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const [open, setOpen] = useState(false);
  const { id, type, hours, updatedAt } = place;
  const field = (name: string) => translate(`resources.service-status.fields.${name}`);
  const facts = [
    { name: field('type'), value: translate(`serviceStatus.type.${type}`, { _: String(type) }), strong: true },
    { name: field('hours'), value: hours },
    { name: field('updatedAt'), value: time(updatedAt) },
  ];
  return (
    <Section title={translate(`serviceStatus.place.${id}`)}>
      <Facts facts={facts} />
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {translate('serviceStatus.set.button')}
      </Button>
      {open && <StatusForm place={place} onClose={() => setOpen(false)} />}
    </Section>
  );
}
