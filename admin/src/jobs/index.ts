import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const JobList = lazyPage(() => import('./JobList'), 'JobList');

export const jobs: ResourceProps = { name: 'jobs', list: JobList, recordRepresentation: 'name' };
