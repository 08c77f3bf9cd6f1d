import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminTemplateView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';

/** The print templates that customers can download. The shop draws them for the products on sale. */
export function TemplateList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'id', order: 'ASC' }}
      perPage={50}
      canExport={false}
      filters={<SearchFilter source="q" label="templates.search" />}
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('templates.description')}
        </Box>
      }
    >
      <RecordList<AdminTemplateView>
        renderCard={(template) => <Template template={template} />}
        empty="templates.empty"
      />
    </ListPage>
  );
}

function Template({ template: { title, url, image } }: { template: AdminTemplateView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr) auto', columnGap: 2, alignItems: 'center' }}>
      <Box
        component="img"
        src={image.url}
        alt={image.alt}
        loading="lazy"
        sx={{ width: 96, height: 64, objectFit: 'contain', backgroundColor: '#fff' }}
      />
      <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{title}</Box>
      <Button
        variant="outlined"
        size="small"
        href={url}
        download
        aria-label={translate('templates.downloadOf', { title })}
      >
        {translate('templates.download')}
      </Button>
    </Box>
  );
}
