import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EmailTemplateView } from '@shop/contract';
import { useTranslate } from 'react-admin';

/** The variables that an email's text may have, those first without which it cannot be saved. */
export function VariableList({ variables }: Pick<EmailTemplateView, 'variables'>) {
  const translate = useTranslate();
  const groups = {
    required: variables.filter(({ isRequired }) => isRequired),
    optional: variables.filter(({ isRequired, isAlwaysSet }) => !isRequired && isAlwaysSet),
    conditional: variables.filter(({ isAlwaysSet }) => !isAlwaysSet),
  };
  return (
    <Box sx={{ typography: 'body2', mb: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate('emails.variables.title')}
      </Typography>
      {Object.entries(groups).map(
        ([group, members]) =>
          members.length > 0 && (
            <Box key={group} sx={{ mb: 1 }}>
              <Box sx={{ color: 'text.secondary' }}>{translate(`emails.variables.${group}`)}</Box>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                {members.map(({ written }) => (
                  <Box
                    component="li"
                    key={written}
                    sx={{ fontFamily: 'monospace', px: 0.75, border: 1, borderColor: 'divider', borderRadius: '3px' }}
                  >
                    {written}
                  </Box>
                ))}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}
