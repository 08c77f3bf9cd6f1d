import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import type { ResourceProps } from 'react-admin';
import { ApplicationList } from './ApplicationList';
import { ApplicationPage } from './ApplicationPage';

export const resellerApplications: ResourceProps = {
  name: 'reseller-applications',
  icon: HandshakeIcon,
  list: ApplicationList,
  show: ApplicationPage,
  recordRepresentation: 'company',
};
