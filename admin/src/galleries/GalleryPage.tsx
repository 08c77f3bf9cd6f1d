import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminGalleryView } from '@shop/contract';
import { Link, ShowBase, useShowContext, useTranslate } from 'react-admin';
import { PhotoSection } from '../photos/PhotoSection';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';

export function GalleryPage() {
  return (
    <ShowBase<AdminGalleryView>>
      <LoadedGallery />
    </ShowBase>
  );
}

function LoadedGallery() {
  const { record: gallery, error } = useShowContext<AdminGalleryView>();
  if (error) return <LoadFailure error={error} />;
  return gallery ? <Gallery id={gallery.id} /> : null;
}

function Gallery({ id }: { id: string }) {
  const translate = useTranslate();
  const name = translate(`galleries.name.${id}`, { _: id });
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 960, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/galleries" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.galleries.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={name} />
        <Typography>
          {translate('galleries.words')} <a href={`/portfolio/${id}`}>{translate('galleries.look')}</a>
        </Typography>
      </Box>
      <PhotoSection owner={{ gallery: id }} name={name} />
    </Box>
  );
}
