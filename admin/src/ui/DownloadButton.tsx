import type { CallOptions } from '@shop/api-client';
import type { Input } from '@shop/contract';
import { downloadFile, type ApiCall } from '../api/client';
import { ActionButton } from './ActionButton';

interface DownloadButtonProps<K extends ApiCall> extends Pick<CallOptions, 'params'> {
  call: K;
  query: Input<K>;
  /** A text or a translation key. */
  label: string;
  /** Translation key. */
  successMessage?: string;
  disabled?: boolean;
  size?: 'small' | 'medium';
}

export function DownloadButton<K extends ApiCall>({
  call,
  query,
  params = {},
  label,
  successMessage,
  disabled,
  size,
}: DownloadButtonProps<K>) {
  return (
    <ActionButton
      label={label}
      action={() => downloadFile(call, query, { params })}
      {...(successMessage && { successMessage })}
      reload={false}
      variant="outlined"
      size={size ?? 'medium'}
      disabled={disabled ?? false}
    />
  );
}
