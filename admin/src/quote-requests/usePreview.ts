import type { QuoteView } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { spoken } from '../api/problem';
import { Refused } from '../api/refused';
import { previewOf } from './calls';
import type { Previewed } from './draft';

interface Seen {
  quote: QuoteView | null;
  /** Why there is none. */
  refusal: string;
}

const WAIT_MS = 300;

/** What the customer would pay, anew whenever what is typed has stood still for a moment; null asks nothing. */
export function usePreview(id: string, asked: Previewed | null): Seen {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [seen, setSeen] = useState<Seen>({ quote: null, refusal: '' });
  const question = asked && JSON.stringify(asked);
  useEffect(() => {
    if (question === null) return;
    const calledOff = new AbortController();
    const timer = setTimeout(() => {
      previewOf(id, JSON.parse(question) as Previewed, calledOff.signal).then(
        (quote) => setSeen({ quote, refusal: '' }),
        (error: unknown) => {
          if (calledOff.signal.aborted) return;
          const said = error instanceof Refused && error.problem ? spoken(error.problem) : 'errors.unexpected';
          setSeen({ quote: null, refusal: said });
          logoutIfAccessDenied(error).catch(() => undefined);
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [id, question, logoutIfAccessDenied]);
  return question === null ? { quote: null, refusal: '' } : seen;
}
