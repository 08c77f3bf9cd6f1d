import type { ApiError } from '@shop/api-client';
import type { ItemView, Output } from '@shop/contract';
import { useRef, useState } from 'react';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { usePolling } from './usePolling';

export interface FileCheck {
  /** The file that is uploaded or was checked; null before the first. */
  file: File | null;
  isUploading: boolean;
  /** How much of it was sent: 0 to 1. */
  progress: number;
  /** Null until the first report. */
  result: Output<'Artwork/CheckResult'> | null;
  error: ApiError | null;
  /** Uploads a file; resolves with the id of its check, undefined when it failed or was cancelled. */
  check: (file: File, item: ItemView) => Promise<string | undefined>;
  cancel: () => void;
  /** Forgets the file. */
  reset: () => void;
}

/** Uploads a file for a check, and loads the reports until the last one. */
export function useFileCheck(): FileCheck {
  const [file, setFile] = useState<File | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [progress, setProgress] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const [checkId, setCheckId] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  const query = useQuery(checkId, () => api.call('Artwork/CheckResult', { id: checkId ?? '' }));
  const result = checkId === null ? null : query.data;
  usePolling(checkId !== null && result?.state !== 'done' && !query.error, query.refetch);

  async function check(chosen: File, item: ItemView): Promise<string | undefined> {
    if (controller.current) return undefined;
    const { signal } = (controller.current = new AbortController());
    setFile(chosen);
    setCheckId(null);
    setError(null);
    setProgress(0);
    setIsUploading(true);
    const fields = { item: JSON.stringify(item) };
    const sent = await api.upload('Artwork/Check', fields, chosen, { onProgress: setProgress, signal });
    controller.current = null;
    setIsUploading(false);
    if (sent.ok) {
      setCheckId(sent.data.checkId);
      return sent.data.checkId;
    }
    setFile(null);
    if (sent.error.code !== 'aborted') setError(sent.error);
    return undefined;
  }

  function reset() {
    setFile(null);
    setCheckId(null);
    setError(null);
  }

  const cancel = () => controller.current?.abort();
  return { file, isUploading, progress, result, error: error ?? query.error, check, cancel, reset };
}
