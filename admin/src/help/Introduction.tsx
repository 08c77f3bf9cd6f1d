import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetResourceLabel, usePermissions, useTranslate } from 'react-admin';
import type { StaffRole } from '../auth/roles';
import { listMenuEntries } from '../menu/menu-groups';
import { introductionKey } from './introduction-key';

/** What a new colleague needs to know: the home page, the menu of their role, and the tools of every page. */
export function Introduction({ onHide }: { onHide: () => void }) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  if (!role) return null;
  return (
    <Box component="section" aria-label={translate('layout.help.introduction')} sx={FRAME}>
      <Typography sx={{ fontWeight: 620 }}>{translate('introduction.title')}</Typography>
      <Box sx={{ maxWidth: 720 }}>{translate(`introduction.home.${role}`)}</Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' } }}>
        <Topic title={translate('introduction.menuTitle')}>
          <MenuGroups role={role} />
        </Topic>
        <Topic title={translate('introduction.toolsTitle')}>
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <div>{translate('introduction.search')}</div>
            <div>{translate('introduction.pageHelp')}</div>
          </Box>
        </Topic>
      </Box>
      <Button variant="outlined" color="inherit" size="small" onClick={onHide} sx={{ justifySelf: 'start' }}>
        {translate('layout.help.hideIntroduction')}
      </Button>
    </Box>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The groups that the role sees in the menu, by the names they have there. */
function MenuGroups({ role }: { role: StaffRole }) {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}>
      {listMenuEntries(role).map(({ group, resources }) => (
        <Box key={group} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 620 }}>
            {resources.length === 1 ? resourceLabel(resources[0] ?? '', 2) : translate(`layout.group.${group}`)}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {translate(`introduction.menu.${introductionKey({ group, resources })}`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const FRAME = {
  display: 'grid',
  gap: 1.5,
  mt: 2.5,
  p: 2,
  maxWidth: 1120,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  backgroundColor: 'background.paper',
};
