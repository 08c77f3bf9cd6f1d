import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminPhotoView } from '@shop/contract';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { LoadFailure } from '../ui/LoadFailure';
import { NothingHere } from '../ui/NothingHere';
import { Section } from '../ui/Section';
import { AddPhoto } from './AddPhoto';
import type { PhotoOwner } from './owner';
import { PhotoCard } from './PhotoCard';

/** More than there can be. */
const ALL = { page: 1, perPage: 50 };
const AS_SHOWN = { field: 'position', order: 'ASC' } as const;
/** How often one that is still being scaled is asked after. */
const SOON_MS = 2000;

/** The photographs of a product or gallery, in the order customers see them. */
export function PhotoSection({ owner, name }: { owner: PhotoOwner; name: string }) {
  const translate = useTranslate();
  const [adding, setAdding] = useState(false);
  const { data: photos, error } = useGetList<AdminPhotoView>(
    'photos',
    { filter: owner, pagination: ALL, sort: AS_SHOWN },
    { refetchInterval: ({ state }) => (state.data?.data.every(({ ready }) => ready) === false ? SOON_MS : false) },
  );
  return (
    <Section
      title={translate('photos.title')}
      aside={
        <Button startIcon={<AddPhotoIcon />} onClick={() => setAdding(true)}>
          {translate('photos.add.button')}
        </Button>
      }
    >
      {error && <LoadFailure error={error} />}
      {photos?.length === 0 && <NothingHere>{translate('photos.none')}</NothingHere>}
      {photos && photos.length > 0 && (
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
            gap: 2,
            m: 0,
            mt: 1,
            p: 0,
            listStyle: 'none',
          }}
        >
          {photos.map((photo, place) => (
            <PhotoCard key={photo.id} photo={photo} place={place} count={photos.length} />
          ))}
        </Box>
      )}
      {adding && <AddPhoto owner={owner} name={name} onClose={() => setAdding(false)} />}
    </Section>
  );
}
