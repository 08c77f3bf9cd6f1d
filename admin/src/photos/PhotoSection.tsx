import Box from '@mui/material/Box';
import type { AdminPhotoView } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';
import { AddPhotoButton, type PhotoOwner } from './AddPhotoButton';
import { PhotoCard } from './PhotoCard';

/** More than an owner can have. */
const ALL = { page: 1, perPage: 50 };
const BY_POSITION = { field: 'position', order: 'ASC' } as const;
/** How often photos are loaded again while one of them is being scaled. */
const POLL_INTERVAL_MS = 2000;

/** The photos of a product or gallery, in the order in which the shop shows them. */
export function PhotoSection({ owner, name }: { owner: PhotoOwner; name: string }) {
  const translate = useTranslate();
  const { data: photos, error } = useGetList<AdminPhotoView>(
    'photos',
    { filter: owner, pagination: ALL, sort: BY_POSITION },
    {
      refetchInterval: ({ state }) =>
        state.data?.data.every(({ ready }) => ready) === false ? POLL_INTERVAL_MS : false,
    },
  );
  return (
    <Section title={translate('photos.title')} aside={<AddPhotoButton owner={owner} name={name} />}>
      <ErrorAlert message={error?.message ?? ''} sx={{ mt: 3 }} />
      {photos?.length === 0 && <EmptyState>{translate('photos.empty')}</EmptyState>}
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
          {photos.map((photo, index) => (
            <PhotoCard key={photo.id} photo={photo} position={index} count={photos.length} />
          ))}
        </Box>
      )}
    </Section>
  );
}
