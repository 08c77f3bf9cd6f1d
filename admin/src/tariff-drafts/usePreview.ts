import type { TariffDraftView, TariffPreviewView, TariffSampleView } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { previewOf } from './calls';

interface Seen {
  preview: TariffPreviewView | null;
  error: Error | null;
  isPending: boolean;
}

/** Prices anew whenever the draft or the samples change; what was seen stays until then. */
export function usePreview(draft: TariffDraftView, samples: readonly TariffSampleView[]): Seen {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [seen, setSeen] = useState<Seen>({ preview: null, error: null, isPending: true });
  useEffect(() => {
    const calledOff = new AbortController();
    setSeen((before) => ({ ...before, isPending: true }));
    previewOf(draft.id, samples, calledOff.signal).then(
      (preview) => setSeen({ preview, error: null, isPending: false }),
      (error: unknown) => {
        if (calledOff.signal.aborted) return;
        const failure = error instanceof Error ? error : new Error('errors.unexpected');
        setSeen((before) => ({ ...before, error: failure, isPending: false }));
        logoutIfAccessDenied(error).catch(() => undefined);
      },
    );
    return () => calledOff.abort();
  }, [draft, samples, logoutIfAccessDenied]);
  return seen;
}
