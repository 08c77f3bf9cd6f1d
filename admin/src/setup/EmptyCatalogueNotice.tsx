import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useTranslate } from 'react-admin';
import { SHOP_SETUP_PATH, useShopSetup } from './shop-setup';

/** Leads an admin to the set-up while the shop has no catalogue. */
export function EmptyCatalogueNotice() {
  const translate = useTranslate();
  if (!useShopSetup()?.catalogueIsEmpty) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button component={Link} to={SHOP_SETUP_PATH} size="small">
          {translate('setup.open')}
        </Button>
      }
    >
      {translate('setup.emptyNotice')}
    </Alert>
  );
}
