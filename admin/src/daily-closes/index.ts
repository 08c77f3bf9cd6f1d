import CloseIcon from '@mui/icons-material/EventAvailableOutlined';
import type { ResourceProps } from 'react-admin';
import { ClosePage } from './ClosePage';
import { CloseList } from './CloseList';

export const dailyCloses: ResourceProps = { name: 'daily-closes', icon: CloseIcon, list: CloseList, show: ClosePage };
