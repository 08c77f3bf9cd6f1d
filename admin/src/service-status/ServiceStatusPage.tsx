import Box from '@mui/material/Box';
import type { AdminServiceStatusView } from '@shop/contract';
import { required, SelectInput, TextInput, useListContext, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAdminQuery } from '../api/useAdminQuery';
import { ContentChanges } from '../common/ContentChanges';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DescriptionList } from '../ui/DescriptionList';
import { ListPage } from '../ui/list/ListPage';
import { Section } from '../ui/Section';

const TYPES = [1, 2, 3, 4, 5, 6] as const;
const REQUIRED = [required()];

/** The status and hours of office, factory and courier that the home page shows. */
export function ServiceStatusPage() {
  return (
    <ListPage sort={{ field: 'id', order: 'ASC' }} canExport={false} paginated={false} component="div">
      <ServiceStatuses />
    </ListPage>
  );
}

function ServiceStatuses() {
  const { data = [] } = useListContext<AdminServiceStatusView>();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      {data.map((status) => (
        <ServiceStatus key={status.id} status={status} />
      ))}
    </Box>
  );
}

function ServiceStatus({ status }: { status: AdminServiceStatusView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { id, type, hours, updatedAt } = status;
  const field = (name: string) => translate(`resources.service-status.fields.${name}`);
  const items = [
    { name: field('type'), value: translate(`serviceStatus.type.${type}`, { _: String(type) }), strong: true },
    { name: field('hours'), value: hours },
    { name: field('updatedAt'), value: time(updatedAt) },
  ];
  return (
    <Section title={translate(`serviceStatus.place.${id}`)}>
      <DescriptionList items={items} />
      <EditStatusButton status={status} />
      <Box component="h3" sx={{ typography: 'body1', fontWeight: 600, mt: 2.5, mb: 1 }}>
        {translate('common.changes')}
      </Box>
      <StatusChanges key={status.revision} id={id} />
    </Section>
  );
}

function EditStatusButton({ status: { id, type, hours, revision } }: { status: AdminServiceStatusView }) {
  const translate = useTranslate();
  return (
    <ActionDialogButton
      texts="serviceStatus.set"
      textValues={{ place: translate(`serviceStatus.place.${id}`) }}
      sx={{ mt: 2 }}
      defaultValues={{ type, hours }}
      onSubmit={(values, idempotencyKey) =>
        callApi(
          'admin/service-status-set',
          { type: values.type, hours: values.hours.trim(), revision },
          { params: { id }, idempotencyKey },
        )
      }
    >
      <SelectInput
        source="type"
        label="resources.service-status.fields.type"
        choices={TYPES.map((value) => ({ id: value, name: `serviceStatus.type.${value}` }))}
        validate={REQUIRED}
      />
      <TextInput
        source="hours"
        label="resources.service-status.fields.hours"
        helperText="serviceStatus.hoursHelp"
        validate={REQUIRED}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </ActionDialogButton>
  );
}

function StatusChanges({ id }: { id: string }) {
  const { data, error } = useAdminQuery('admin/service-status-changes', {}, { params: { id }, alwaysFresh: true });
  return <ContentChanges changes={data} error={error} />;
}
