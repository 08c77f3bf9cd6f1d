import { useEffect, useRef } from 'react';
import { Layout, useLogout, type LayoutProps } from 'react-admin';
import { LOG_IN_AGAIN } from '../session/auth-provider';
import { watchSession } from '../session/session';
import { BackOfficeBar } from './BackOfficeBar';

/** What stands around every page. */
export function BackOffice({ children }: LayoutProps) {
  useSessionWatch();
  return (
    <Layout appBar={BackOfficeBar} appBarAlwaysOn>
      {children}
    </Layout>
  );
}

/** Goes to the log-in once the session is over, here or in another tab. */
function useSessionWatch(): void {
  const logout = useLogout();
  const leaving = useRef(false);
  useEffect(
    () =>
      watchSession(() => {
        if (leaving.current) return;
        leaving.current = true;
        void logout(undefined, LOG_IN_AGAIN);
      }),
    [logout],
  );
}
