import PrinterIcon from '@mui/icons-material/PrintOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const PrinterList = lazyPage(() => import('./PrinterList'), 'PrinterList');

export const printers: ResourceProps = { name: 'printers', icon: PrinterIcon, list: PrinterList };
