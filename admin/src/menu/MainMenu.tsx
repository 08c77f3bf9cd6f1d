import AdjustIcon from '@mui/icons-material/TuneOutlined';
import CatalogueIcon from '@mui/icons-material/Inventory2Outlined';
import CustomersIcon from '@mui/icons-material/PeopleOutlined';
import MoneyIcon from '@mui/icons-material/AccountBalanceOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import PricesIcon from '@mui/icons-material/SellOutlined';
import WebsiteIcon from '@mui/icons-material/LanguageOutlined';
import type { ReactElement } from 'react';
import { Menu, MenuItemLink, useGetResourceLabel, usePermissions, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { StaffRole } from '../auth/roles';
import { listMenuEntries, type MenuEntry, type MenuGroup } from './menu-groups';

const ICONS: Readonly<Record<MenuGroup, ReactElement>> = {
  orders: <OrdersIcon />,
  customers: <CustomersIcon />,
  catalogue: <CatalogueIcon />,
  prices: <PricesIcon />,
  money: <MoneyIcon />,
  website: <WebsiteIcon />,
  settings: <AdjustIcon />,
};

/** The home page and the groups of lists that the user's role can open. */
export function MainMenu() {
  const { permissions: role } = usePermissions<StaffRole>();
  return (
    <Menu>
      <Menu.DashboardItem />
      {role && listMenuEntries(role).map((entry) => <GroupLink key={entry.group} entry={entry} />)}
    </Menu>
  );
}

/** Opens the first list of the group. A group with one list has its name. */
function GroupLink({ entry: { group, resources } }: { entry: MenuEntry }) {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { pathname } = useLocation();
  const [first = ''] = resources;
  const isCurrent = resources.includes(pathname.split('/')[1] ?? '');
  return (
    <MenuItemLink
      to={`/${first}`}
      primaryText={resources.length === 1 ? resourceLabel(first, 2) : translate(`layout.group.${group}`)}
      leftIcon={ICONS[group]}
      className={isCurrent ? 'RaMenuItemLink-active' : ''}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
