import Box from '@mui/material/Box';
import type { AdminProductProfilesView, ColourProfileView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { PrinterSelect } from '../printers/PrinterSelect';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RedrawButton } from './RedrawButton';
import { RemoveProfileButton, UploadProfileButton } from './ColourProfileDialogs';
import { ProfileFacts } from './ProfileFacts';

/** The ICC profiles by which customers see their files as printed, of each product. */
export function ColourProfileList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      filters={<SearchFilter source="q" label="colourProfiles.search" />}
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('colourProfiles.description')}
        </Box>
      }
    >
      <RecordList<AdminProductProfilesView>
        renderCard={(product) => <Product product={product} />}
        empty="colourProfiles.empty"
      />
    </ListPage>
  );
}

function Product({ product }: { product: AdminProductProfilesView }) {
  const translate = useTranslate();
  const { name, sku, printer, profiles } = product;
  return (
    <Box sx={{ px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1.25 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 560 }}>{name}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {profiles.length > 0 || printer !== null ? sku : `${sku} · ${translate('colourProfiles.standard')}`}
          </Box>
        </Box>
        <PrinterSelect
          value={printer}
          label="colourProfiles.usualPrinter"
          emptyLabel="colourProfiles.noPrinter"
          successMessage="colourProfiles.printerChosen"
          save={(chosen) => (idempotencyKey) =>
            callApi('admin/product-printer', { printer: chosen }, { params: { sku }, idempotencyKey })
          }
        />
        {(profiles.length > 0 || printer !== null) && <RedrawButton product={product} />}
        <UploadProfileButton product={product} />
      </Box>
      {profiles.map((profile) => (
        <Profile key={profile.id} product={product} profile={profile} />
      ))}
    </Box>
  );
}

function Profile({ product, profile }: { product: AdminProductProfilesView; profile: ColourProfileView }) {
  const translate = useTranslate();
  const { printer, inUse } = profile;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, pl: 2, py: 0.5 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        <Box>
          {printer || translate('colourProfiles.allPrinters')}
          {!inUse && ` · ${translate('colourProfiles.notInUse')}`}
        </Box>
        <ProfileFacts profile={profile} />
      </Box>
      <UploadProfileButton product={product} replaced={profile} />
      <RemoveProfileButton name={product.name} profile={profile} />
    </Box>
  );
}
