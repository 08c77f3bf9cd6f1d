import type { ApiError } from '@shop/api-client';
import type { ArtworkView } from '@shop/contract';
import { useEffect, useRef, useState } from 'react';
import { uploadArtwork } from './resumable-upload';

export interface ArtworkUpload {
  /** The file being uploaded; null when there is none. */
  file: File | null;
  /** How much of it was sent: 0 to 1. At 1 the server checks it. */
  progress: number;
  /** A request failed, and the upload waits to continue. */
  isInterrupted: boolean;
  error: ApiError | null;
  /** Uploads a file, unless one is being uploaded. Resolves with undefined when it failed or was cancelled. */
  upload: (file: File) => Promise<ArtworkView | undefined>;
  cancel: () => void;
  /** Clears the error. */
  reset: () => void;
}

/** Uploads artwork for one item of an order. The browser asks for confirmation if the page is closed meanwhile. */
export function useArtworkUpload(orderId: string, sid: string): ArtworkUpload {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const [isInterrupted, setIsInterrupted] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!file) return;
    const confirmLeaving = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [file]);

  function showProgress(sent: number) {
    setProgress(sent);
    setIsInterrupted(false);
  }

  async function upload(chosen: File): Promise<ArtworkView | undefined> {
    if (controller.current) return undefined;
    const { signal } = (controller.current = new AbortController());
    setError(null);
    showProgress(0);
    setFile(chosen);
    const onInterrupted = () => setIsInterrupted(true);
    const result = await uploadArtwork({
      orderId,
      sid,
      file: chosen,
      onProgress: showProgress,
      onInterrupted,
      signal,
    });
    controller.current = null;
    setFile(null);
    if (result.ok) return result.data.artwork;
    if (result.error.code !== 'aborted') setError(result.error);
    return undefined;
  }

  const cancel = () => controller.current?.abort();
  return { file, progress, isInterrupted, error, upload, cancel, reset: () => setError(null) };
}
