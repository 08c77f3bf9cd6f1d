import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminGalleryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';

/** The portfolio's galleries, with the number of photos that belong to each. */
export function GalleryList() {
  const translate = useTranslate();
  return (
    <ListPage sort={{ field: 'position', order: 'ASC' }} canExport={false} paginated={false}>
      <RecordList<AdminGalleryView>
        renderCard={({ id, photos }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>
              {translate(`galleries.name.${id}`, { _: id })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('galleries.photos', { smart_count: photos })}
            </Typography>
          </Box>
        )}
        cardLink
        empty={null}
      />
    </ListPage>
  );
}
