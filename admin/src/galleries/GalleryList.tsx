import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminGalleryView } from '@shop/contract';
import { ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ListHead } from '../ui/ListHead';
import { ListSheet } from '../ui/ListSheet';
import { PageTitle } from '../ui/PageTitle';

/** The portfolio's galleries, and how many photographs of its own each has. */
export function GalleryList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  return (
    <ListBase sort={IN_THEIR_ORDER} perPage={25} exporter={false}>
      <ListHead title={<PageTitle title={label('galleries', 2)} />} />
      <ListSheet>
        <CardList<AdminGalleryView>
          to={({ id }) => createPath({ resource: 'galleries', id, type: 'show' })}
          empty={null}
        >
          {({ id, photos }) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
              <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>
                {translate(`galleries.name.${id}`, { _: id })}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('galleries.photos', { smart_count: photos })}
              </Typography>
            </Box>
          )}
        </CardList>
      </ListSheet>
    </ListBase>
  );
}

const IN_THEIR_ORDER = { field: 'position', order: 'ASC' } as const;
