import { saveFile } from '@shop/api-client';
import type { Input } from '@shop/contract';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { api, type ShopCall } from '../api/client';
import { useMutation } from '../api/useMutation';

interface DownloadButtonProps<N extends ShopCall> extends Omit<ButtonProps, 'leftSection' | 'loading'> {
  call: N;
  query: Input<N>;
  /** The file's name for the given server name; the server's own by default. */
  rename?: (name: string) => string;
  onSaved?: () => void;
  children: ReactNode;
}

/** Downloads a file that only its owner may see, with an error message below the button. */
export function DownloadButton<N extends ShopCall>({
  call,
  query,
  rename = (name) => name,
  onSaved,
  children,
  ...button
}: DownloadButtonProps<N>) {
  const { mutate, isPending, error } = useMutation(() => api.download(call, query));

  async function download() {
    const file = await mutate();
    if (!file) return;
    saveFile(file, rename(file.name));
    onSaved?.();
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        loading={isPending}
        onClick={download}
        {...button}
      >
        {children}
      </Button>
      <ErrorMessage error={error} />
    </>
  );
}
