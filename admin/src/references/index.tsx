import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import FinishIcon from '@mui/icons-material/ContentCutOutlined';
import PrinterIcon from '@mui/icons-material/PrintOutlined';
import type { ResourceProps } from 'react-admin';
import type { ReferenceResource } from './reference-resource';
import { ReferenceCreate } from './ReferenceCreate';
import { ReferenceList } from './ReferenceList';
import { ReferencePage } from './ReferencePage';

const pagesOf = (name: ReferenceResource) => ({
  name,
  list: <ReferenceList resource={name} />,
  create: <ReferenceCreate resource={name} />,
  show: <ReferencePage resource={name} />,
  recordRepresentation: 'name',
});

export const categories: ResourceProps = { ...pagesOf('categories'), icon: CategoryIcon };
export const printerTypes: ResourceProps = { ...pagesOf('printer-types'), icon: PrinterIcon };
export const finishes: ResourceProps = { ...pagesOf('finishes'), icon: FinishIcon };
