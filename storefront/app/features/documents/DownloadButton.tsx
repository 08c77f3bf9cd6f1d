import { Button, type ButtonProps } from '@mantine/core';
import type { CallName, Input } from '@shop/contract';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RefusalNote } from '../../ui/RefusalNote';
import { fetchFile, saveFile } from '../api/download';
import { useSending } from '../api/useSending';

interface DownloadButtonProps<N extends CallName> extends Omit<ButtonProps, 'leftSection' | 'loading'> {
  call: N;
  query: Input<N>;
  children: ReactNode;
}

/** Fetches a file in its reader’s name and hands it to their browser, under the name the shop gave it. */
export function DownloadButton<N extends CallName>({ call, query, children, ...button }: DownloadButtonProps<N>) {
  const { send, busy, refusal } = useSending(() => fetchFile(call, query));

  async function download() {
    const file = await send();
    if (file) saveFile(file, file.name);
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        loading={busy}
        onClick={download}
        {...button}
      >
        {children}
      </Button>
      <RefusalNote refusal={refusal} />
    </>
  );
}
