import DutyIcon from '@mui/icons-material/PublicOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ImportDutyList = lazyPage(() => import('./ImportDutyList'), 'ImportDutyList');

export const importDuties: ResourceProps = {
  name: 'import-duties',
  icon: DutyIcon,
  list: ImportDutyList,
};
