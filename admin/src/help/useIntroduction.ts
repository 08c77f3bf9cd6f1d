import { useStore } from 'react-admin';
import { currentSession } from '../auth/session';
import { introductionKey } from '../app/store';

/** Whether the introduction is shown to the account, as this browser remembers it. */
export function useIntroduction(): { isShown: boolean; setIsShown: (isShown: boolean) => void } {
  const [isShown, setIsShown] = useStore<boolean>(introductionKey(currentSession()?.email ?? ''), true);
  return { isShown, setIsShown };
}
