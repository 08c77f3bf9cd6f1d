import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const FacilityPage = lazyPage(() => import('./FacilityPage'), 'FacilityPage');

export const facility: ResourceProps = { name: 'facility', list: FacilityPage };
