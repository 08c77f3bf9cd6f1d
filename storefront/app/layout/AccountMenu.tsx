import { IconLogin2, IconLogout, IconUser, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLogOut } from '../features/session/useLogOut';
import { useSession } from '../features/session/useSession';
import { pageExists } from '../pages';
import { MenuAction, MenuButton, MenuLink } from '../ui/MenuButton';

/** Links to login and registration, or to the account with a logout button. */
export function AccountMenu({ className }: { className?: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const logOut = useLogOut();
  if (!session && !pageExists('/account/login')) return null;
  return (
    <MenuButton
      label={<IconUser size={20} stroke={1.5} aria-hidden />}
      name={t('bar.account')}
      chevron={false}
      className={className}
    >
      {session ? (
        <>
          {pageExists('/account') && (
            <MenuLink to="/account" Icon={IconUser}>
              {t('account.mine')}
            </MenuLink>
          )}
          <MenuAction onSelect={logOut} Icon={IconLogout}>
            {t('account.logOut')}
          </MenuAction>
        </>
      ) : (
        <>
          <MenuLink to="/account/login" Icon={IconLogin2}>
            {t('account.logIn')}
          </MenuLink>
          {pageExists('/account/register') && (
            <MenuLink to="/account/register" Icon={IconUserPlus}>
              {t('account.register')}
            </MenuLink>
          )}
        </>
      )}
    </MenuButton>
  );
}
