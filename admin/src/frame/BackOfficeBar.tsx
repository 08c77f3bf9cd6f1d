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
import { SECOND_FACTOR } from '../session/auth-provider';
import type { StaffRole } from '../session/roles';
import { RegistrationMark } from '../ui/RegistrationMark';
import { LanguageSwitch } from './LanguageSwitch';
import { useShopName } from './useShopName';

export function BackOfficeBar() {
  return (
    <AppBar alwaysOn color="transparent" elevation={0} toolbar={<Tools />} userMenu={<SessionMenu />}>
      <House />
    </AppBar>
  );
}

function House() {
  const translate = useTranslate();
  const name = useShopName();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0, ml: 0.5 }}>
      <RegistrationMark size={22} />
      <Typography component="span" noWrap sx={{ fontWeight: 680, letterSpacing: '-0.02em', fontSize: '1rem' }}>
        {name}
      </Typography>
      <Typography component="span" noWrap sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
        {translate('frame.backOffice')}
      </Typography>
    </Box>
  );
}

function Tools() {
  return (
    <>
      <RefreshIconButton color="inherit" />
      <ToggleThemeButton />
      <LanguageSwitch />
    </>
  );
}

/** Who is here, in which role, and the ways out. */
function SessionMenu() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<StaffRole>();
  return (
    <UserMenu>
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
        <ListItemText>{translate('frame.storefront')}</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  );
}

/** The menu hands its items what its keyboard needs. */
function SecondFactorItem(given: MenuItemProps) {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem
      {...given}
      component={Link}
      {...{ to: SECOND_FACTOR, underline: 'none', color: 'inherit' }}
      onClick={() => menu?.onClose()}
    >
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('secondFactor.title')}</ListItemText>
    </MenuItem>
  );
}
