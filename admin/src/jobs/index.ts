import JobIcon from '@mui/icons-material/PendingActionsOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const JobList = lazyPage(() => import('./JobList'), 'JobList');

export const jobs: ResourceProps = { name: 'jobs', icon: JobIcon, list: JobList, recordRepresentation: 'name' };
