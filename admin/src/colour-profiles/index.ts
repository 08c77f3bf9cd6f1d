import ProfileIcon from '@mui/icons-material/PaletteOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ColourProfileList = lazyPage(() => import('./ColourProfileList'), 'ColourProfileList');

export const colourProfiles: ResourceProps = {
  name: 'colour-profiles',
  icon: ProfileIcon,
  list: ColourProfileList,
};
