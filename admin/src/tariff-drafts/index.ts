import TariffIcon from '@mui/icons-material/PriceChangeOutlined';
import type { ResourceProps } from 'react-admin';
import { DraftCreate } from './DraftCreate';
import { DraftList } from './DraftList';
import { DraftPage } from './DraftPage';

export const tariffDrafts: ResourceProps = {
  name: 'tariff-drafts',
  icon: TariffIcon,
  list: DraftList,
  show: DraftPage,
  create: DraftCreate,
  recordRepresentation: 'title',
};
