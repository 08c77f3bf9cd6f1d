import Box from '@mui/material/Box';
import type { AdminPrinterView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { RemoveProfileButton, UploadPrinterProfileButton } from '../colour-profiles/ColourProfileDialogs';
import { ProfileFacts } from '../colour-profiles/ProfileFacts';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { AddPrinterButton, RemovePrinterButton } from './PrinterDialogs';

/** The printers of the factory, with the ICC profile of each for all products. */
export function PrinterList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      intro={
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mb: 1.5 }}>
          <Box sx={{ typography: 'body2', color: 'text.secondary', maxWidth: 720 }}>
            {translate('printers.description')}
          </Box>
          <AddPrinterButton />
        </Box>
      }
    >
      <RecordList<AdminPrinterView> renderCard={(printer) => <Printer printer={printer} />} empty="printers.empty" />
    </ListPage>
  );
}

function Printer({ printer }: { printer: AdminPrinterView }) {
  const translate = useTranslate();
  const { name, profile, products } = printer;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 560 }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {products > 0 ? translate('printers.products', { smart_count: products }) : translate('printers.noProducts')}
        </Box>
        {profile ? (
          <ProfileFacts profile={profile} />
        ) : (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('printers.noProfile')}</Box>
        )}
      </Box>
      <UploadPrinterProfileButton printer={printer} />
      {profile && <RemoveProfileButton name={name} profile={profile} />}
      <RemovePrinterButton printer={printer} />
    </Box>
  );
}
