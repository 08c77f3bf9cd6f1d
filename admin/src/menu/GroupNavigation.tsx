import Box from '@mui/material/Box';
import { Link, useGetResourceLabel, usePermissions, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { StaffRole } from '../auth/roles';
import { touchLink } from '../ui/touch';
import { findMenuEntry } from './menu-groups';

/** The lists of the group to which the page belongs, in a row above it. */
export function GroupNavigation() {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { permissions: role } = usePermissions<StaffRole>();
  const [, current = ''] = useLocation().pathname.split('/');
  const entry = role && findMenuEntry(role, current);
  if (!entry || entry.resources.length < 2) return null;
  return (
    <Box component="nav" aria-label={translate(`layout.group.${entry.group}`)} sx={ROW}>
      {entry.resources.map((name) => (
        <Link
          key={name}
          to={`/${name}`}
          underline="none"
          aria-current={name === current ? 'page' : undefined}
          sx={{
            flex: 'none',
            py: 1,
            ...touchLink,
            justifyContent: 'center',
            typography: 'body2',
            color: name === current ? 'text.primary' : 'text.secondary',
            fontWeight: name === current ? 620 : 400,
            borderBottom: 2,
            borderColor: name === current ? 'primary.main' : 'transparent',
            '&:hover': { color: 'text.primary' },
          }}
        >
          {resourceLabel(name, 2)}
        </Link>
      ))}
    </Box>
  );
}

/** On narrow screens the row scrolls. */
const ROW = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  columnGap: 2.5,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  mt: 0.5,
};
