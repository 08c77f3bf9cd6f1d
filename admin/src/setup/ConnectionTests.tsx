import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ConnectionTestView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { DescriptionList } from '../ui/DescriptionList';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';

/** Longer than the API waits for a service. */
const TIMEOUT_MS = 40_000;

/** Asks each service whether it can be used, and shows what it answers. */
export function ConnectionTests() {
  const translate = useTranslate();
  const [tests, setTests] = useState<readonly ConnectionTestView[]>([]);
  const { run, isPending, errorMessage } = useAction<readonly ConnectionTestView[]>({
    reload: false,
    onSuccess: setTests,
  });
  return (
    <Section title={translate('setup.connections')}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => void run(() => callApi('admin/setup-connection-tests', {}, { timeoutMs: TIMEOUT_MS }))}
        >
          {translate('setup.test')}
        </Button>
        <ErrorAlert message={errorMessage} />
        {tests.length > 0 && (
          <DescriptionList
            items={tests.map(({ service, result, problem, reason }) => ({
              name: translate(`setup.service.${service}`),
              value: [
                translate(`setup.result.${result}`),
                ...(problem ? [translate(`setup.problem.${problem}`), reason] : []),
              ].join(' '),
            }))}
          />
        )}
      </Box>
    </Section>
  );
}
