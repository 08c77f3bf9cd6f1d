import type { ApiError } from '@shop/api-client';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorMessage.module.css';

/** The message of a failed call, from the API or a general one. Always rendered, so that it is announced. */
export function ErrorMessage({ error }: { error: ApiError | null | undefined }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.alert}>
      {error && (
        <p className={styles.note}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          {error.detail || t(error.code === 'unreachable' ? 'error.unreachable' : 'error.system')}
        </p>
      )}
    </div>
  );
}
