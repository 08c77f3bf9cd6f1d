import type { OrderItemView } from '@shop/contract';
import { matchFiles, type MatchTarget } from '@shop/size-list';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toasts';
import { needsArtwork } from '../order/next-step-message';
import { useOrderPage } from '../order/order-page';
import { validateArtworkFile, type FileProblem } from './artwork-file';
import { uploadArtwork } from './resumable-upload';

/** A chosen file. */
export interface BatchFile {
  key: string;
  file: File;
  /** The item that it is for; null for none. */
  sid: string | null;
  /** Why it cannot be uploaded. */
  problem: FileProblem | null;
  /** Why its upload failed. */
  error: string | null;
}

export interface ArtworkBatch {
  files: readonly BatchFile[];
  isPending: boolean;
  done: number;
  total: number;
  choose: (files: readonly File[]) => void;
  /** An item has one file: another one that was for it is then for none. */
  assign: (file: BatchFile, sid: string | null) => void;
  upload: () => void;
}

/**
 * Matches files to the items of the order, and uploads them one after another. A failed one stays in the list, and
 * another attempt goes on where it was cut.
 */
export function useArtworkBatch(): ArtworkBatch {
  const { t } = useTranslation('order');
  const { order, refetch } = useOrderPage();
  const [files, setFiles] = useState<readonly BatchFile[]>([]);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const isPending = progress !== null;

  useEffect(() => {
    if (!isPending) return;
    const confirmLeaving = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [isPending]);

  function choose(chosen: readonly File[]) {
    const targets = order.items.map((item) => (needsArtwork(item) ? toTarget(item) : { label: '' }));
    const usable = chosen.map((file) => ({ file, problem: validateArtworkFile([file]) }));
    const matched = matchFiles(
      usable.map(({ file }) => file.name),
      targets,
    );
    const sidOf = (index: number | null | undefined) => {
      const item = typeof index === 'number' ? order.items[index] : undefined;
      return item && needsArtwork(item) ? item.sid : null;
    };
    setFiles(
      usable.map(({ file, problem }, at) => ({
        key: `${at} ${file.name}`,
        file,
        problem,
        sid: problem ? null : sidOf(matched[at]),
        error: null,
      })),
    );
  }

  function assign({ key }: BatchFile, sid: string | null) {
    setFiles(
      files.map((other) =>
        other.key === key ? { ...other, sid, error: null } : other.sid === sid ? { ...other, sid: null } : other,
      ),
    );
  }

  async function upload() {
    const ready = files.filter(({ sid, problem }) => sid !== null && problem === null);
    const failed: BatchFile[] = [];
    const { signal } = new AbortController();
    for (const [done, entry] of ready.entries()) {
      setProgress({ done, total: ready.length });
      const upload = { orderId: order.orderId, sid: entry.sid ?? '', file: entry.file, signal };
      const result = await uploadArtwork({ ...upload, onProgress: () => undefined });
      if (!result.ok) failed.push({ ...entry, error: result.error.detail || t('batch.failed') });
    }
    setProgress(null);
    setFiles([...failed, ...files.filter((entry) => !ready.includes(entry))]);
    if (failed.length < ready.length) toast(t('batch.done', { count: ready.length - failed.length }), 'success');
    refetch();
  }

  return {
    files,
    isPending,
    done: progress?.done ?? 0,
    total: progress?.total ?? 0,
    choose,
    assign,
    upload: () => void upload(),
  };
}

function toTarget({ item: { label = '', width, length } }: OrderItemView): MatchTarget {
  return { label, ...(width !== undefined && length !== undefined && { size: `${width}x${length}` }) };
}
