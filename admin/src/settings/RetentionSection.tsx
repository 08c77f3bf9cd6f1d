import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Input, ShopSettingsView } from '@shop/contract';
import { maxValue, minValue, required, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { PlainTable } from '../ui/PlainTable';
import { FieldRow, type FormValues, SectionForm, type SectionProps } from './SectionForm';
import { SettingInput } from './SettingInput';

const ARTWORK_DAYS = [required(), minValue(30), maxValue(36_500)];
const WEBHOOK_DAYS = [required(), minValue(7), maxValue(3_650)];

/** After how many days data is deleted: what admins decide, and what is fixed. */
export function RetentionSection({
  section: { values, fixedBy, others, revision },
  onSaved,
}: SectionProps<'retention'>) {
  return (
    <SectionForm
      name="retention"
      values={values}
      fixedBy={fixedBy}
      save={(entered) => callApi('admin/settings-retention', { ...toInput(entered), revision })}
      onSaved={onSaved}
    >
      <FieldRow>
        <SettingInput
          source="artworkDays"
          label="settings.retention.artworkDays"
          helperText="settings.retention.artworkHelp"
          type="number"
          validate={ARTWORK_DAYS}
        />
        <SettingInput
          source="receivedWebhookDays"
          label="settings.retention.receivedWebhookDays"
          helperText="settings.retention.receivedWebhookHelp"
          type="number"
          validate={WEBHOOK_DAYS}
        />
      </FieldRow>
      <OtherPeriods others={others} />
    </SectionForm>
  );
}

function OtherPeriods({ others }: Pick<ShopSettingsView['retention'], 'others'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('settings.retention.others')}
      </Typography>
      <PlainTable
        columns={[{ name: 'what' }, { name: 'days', numeric: true }]}
        hideHeadings
        rowHeadings
        rows={others.map(({ what, days }) => ({
          key: what,
          cells: [
            translate(`settings.retention.what.${what}`),
            days === null
              ? translate('settings.retention.kept')
              : translate('settings.retention.days', { smart_count: days }),
          ],
        }))}
      />
    </Box>
  );
}

const toInput = ({
  artworkDays,
  receivedWebhookDays,
}: FormValues): Omit<Input<'admin/settings-retention'>, 'revision'> => ({
  artworkDays: Number(artworkDays),
  receivedWebhookDays: Number(receivedWebhookDays),
});
