import Typography from '@mui/material/Typography';
import type { AdminGalleryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { PhotoSection } from '../photos/PhotoSection';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';

export function GalleryPage() {
  return <RecordPage<AdminGalleryView>>{({ id }) => <Gallery id={id} />}</RecordPage>;
}

function Gallery({ id }: { id: string }) {
  const translate = useTranslate();
  const name = translate(`galleries.name.${id}`, { _: id });
  return (
    <Page
      resource="galleries"
      title={name}
      header={
        <Typography>
          {translate('galleries.description')} <a href={`/portfolio/${id}`}>{translate('galleries.viewInShop')}</a>
        </Typography>
      }
      maxWidth={960}
    >
      <PhotoSection owner={{ gallery: id }} name={name} />
    </Page>
  );
}
