import KeyIcon from '@mui/icons-material/KeyOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  AppBar,
  Link,
  Logout,
  RefreshIconButton,
  ToggleThemeButton,
  useGetIdentity,
  usePermissions,
  UserMenu,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { useShopName } from '../api/useSiteConfig';
import { SECOND_FACTOR_PATH } from '../auth/auth-provider';
import type { StaffRole } from '../auth/roles';
import { SearchButton } from '../search/SearchButton';
import { RegistrationMark } from '../ui/RegistrationMark';
import { LanguageMenu } from './LanguageMenu';
import { ShortcutsButton } from './ShortcutsButton';

export function TopBar() {
  return (
    <AppBar alwaysOn color="transparent" elevation={0} toolbar={<Toolbar />} userMenu={<AccountMenu />}>
      <ShopName />
    </AppBar>
  );
}

function ShopName() {
  const translate = useTranslate();
  const name = useShopName();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0, ml: 0.5 }}>
      <RegistrationMark size={22} />
      <Typography component="span" noWrap sx={{ fontWeight: 680, letterSpacing: '-0.02em', fontSize: '1rem' }}>
        {name}
      </Typography>
      <Typography component="span" noWrap sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
        {translate('layout.backOffice')}
      </Typography>
    </Box>
  );
}

function Toolbar() {
  return (
    <>
      <SearchButton />
      <ShortcutsButton />
      <RefreshIconButton color="inherit" />
      <ToggleThemeButton />
      <LanguageMenu />
    </>
  );
}

/** Shows the user's role and email. */
function AccountMenu() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<StaffRole>();
  // The name of the button contains what it shows.
  const label = [translate('ra.auth.user_menu'), identity?.fullName].filter(Boolean).join(': ');
  return (
    <UserMenu label={label}>
      <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', mb: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {permissions && translate(`session.role.${permissions}`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {identity?.fullName}
        </Typography>
      </Box>
      <SecondFactorItem />
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <StorefrontIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{translate('layout.storefront')}</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  );
}

/** `props` are the menu's keyboard handlers. */
function SecondFactorItem(props: MenuItemProps) {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem
      {...props}
      component={Link}
      {...{ to: SECOND_FACTOR_PATH, underline: 'none', color: 'inherit' }}
      onClick={() => menu?.onClose()}
    >
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('secondFactor.title')}</ListItemText>
    </MenuItem>
  );
}
