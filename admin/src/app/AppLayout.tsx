import { useEffect, useRef } from 'react';
import { Layout, useLogout, type LayoutProps } from 'react-admin';
import { LOGIN_EXPIRED_PATH } from '../auth/auth-provider';
import { watchSession } from '../auth/session';
import { HomeIntroduction } from '../help/HomeIntroduction';
import { GroupNavigation } from '../menu/GroupNavigation';
import { MainMenu } from '../menu/MainMenu';
import { TopBar } from './TopBar';

export function AppLayout({ children }: LayoutProps) {
  useLogoutOnSessionEnd();
  return (
    <Layout appBar={TopBar} menu={MainMenu} appBarAlwaysOn>
      <GroupNavigation />
      <HomeIntroduction />
      {children}
    </Layout>
  );
}

/** Opens the login page when the session expires or is ended in another tab. */
function useLogoutOnSessionEnd(): void {
  const logout = useLogout();
  const isLoggingOut = useRef(false);
  useEffect(
    () =>
      watchSession(() => {
        if (isLoggingOut.current) return;
        isLoggingOut.current = true;
        void logout(undefined, LOGIN_EXPIRED_PATH);
      }),
    [logout],
  );
}
