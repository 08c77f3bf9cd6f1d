import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import FinishIcon from '@mui/icons-material/ContentCutOutlined';
import PrinterIcon from '@mui/icons-material/PrintOutlined';
import type { ResourceProps } from 'react-admin';
import type { ReferenceResource } from './reference-resource';
import { lazyPage } from '../ui/lazy-page';

const ReferenceCreate = lazyPage(() => import('./ReferenceCreate'), 'ReferenceCreate');
const ReferenceList = lazyPage(() => import('./ReferenceList'), 'ReferenceList');
const ReferencePage = lazyPage(() => import('./ReferencePage'), 'ReferencePage');

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
