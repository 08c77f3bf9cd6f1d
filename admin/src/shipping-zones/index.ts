import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ShippingZoneList = lazyPage(() => import('./ShippingZoneList'), 'ShippingZoneList');

export const shippingZones: ResourceProps = { name: 'shipping-zones', list: ShippingZoneList };
