import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ShopSettingsView } from '@shop/contract';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useAction } from '../api/useAction';
import { ChangedFields, KEEP_ENTERED } from '../ui/ChangedFields';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';

export type FormValues = Record<string, unknown>;

export interface SectionProps<S extends keyof ShopSettingsView> {
  section: ShopSettingsView[S];
  onSaved: (saved: ShopSettingsView) => void;
}

interface SectionFormProps {
  /** The part of the translation keys that names the section: `settings.mail.title`. */
  name: keyof ShopSettingsView;
  values: FormValues;
  fixedBy: Readonly<Record<string, string>>;
  save: (values: FormValues) => Promise<ShopSettingsView>;
  onSaved: (saved: ShopSettingsView) => void;
  /** Translation key of what does not work with the values in force. */
  warning?: string | undefined;
  buttons?: ReactNode;
  children: ReactNode;
}

const FixedFields = createContext<Readonly<Record<string, string>>>({});

/** Marks a field that the environment sets as not changeable, and names the variable. */
export function useFixedField(field: string, helperText?: string): { readOnly: boolean; helperText?: string } {
  const translate = useTranslate();
  const variable = useContext(FixedFields)[field];
  if (variable !== undefined) return { readOnly: true, helperText: translate('settings.fixedBy', { variable }) };
  return { readOnly: false, ...(helperText && { helperText: translate(helperText, { _: helperText }) }) };
}

/** One section with its inputs; errors of the server are shown at their fields. */
export function SectionForm({ name, values, fixedBy, save, onSaved, warning, buttons, children }: SectionFormProps) {
  const translate = useTranslate();
  const [timesSaved, setTimesSaved] = useState(0);
  const { run, isPending, errorMessage } = useAction<ShopSettingsView>({
    successMessage: 'settings.saved',
    reload: false,
    fields: [...Object.keys(values), 'password', 'clientSecret'],
    onSuccess: (saved) => {
      setTimesSaved((times) => times + 1);
      onSaved(saved);
    },
  });
  return (
    <Section title={translate(`settings.${name}.title`)}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(`settings.${name}.help`)}
      </Typography>
      {warning && (
        <Alert severity="warning" variant="outlined" sx={{ my: 1.5 }}>
          {translate(warning)}
        </Alert>
      )}
      <FixedFields value={fixedBy}>
        <Form
          key={timesSaved}
          defaultValues={values}
          resetOptions={KEEP_ENTERED}
          onSubmit={(entered: FormValues) => run(() => save({ ...values, ...entered }))}
          noValidate
          disableInvalidFormNotification
        >
          <ChangedFields latest={values} />
          <Box sx={{ display: 'grid', rowGap: 0.5 }}>{children}</Box>
          <ErrorAlert message={errorMessage} sx={{ my: 1 }} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button type="submit" variant="contained" disabled={isPending}>
              {translate(`settings.${name}.save`)}
            </Button>
            {buttons}
          </Box>
        </Form>
      </FixedFields>
    </Section>
  );
}

/** Inputs side by side where there is room for them. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

/** The text of an input without spaces around it. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
