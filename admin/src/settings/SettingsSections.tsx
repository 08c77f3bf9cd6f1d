import { ErrorAlert } from '../ui/ErrorAlert';
import { MailSection } from './MailSection';
import { PayPalSection } from './PayPalSection';
import { SellerSection } from './SellerSection';
import { ShopSection } from './ShopSection';
import { useShopSettings } from './useShopSettings';

/** A form for each section of the settings; each is saved as a whole. */
export function SettingsSections() {
  const { settings, error, show } = useShopSettings();
  if (!settings) return <ErrorAlert message={error?.message ?? ''} />;
  return (
    <>
      <ShopSection section={settings.shop} onSaved={show} />
      <SellerSection section={settings.seller} onSaved={show} />
      <MailSection section={settings.mail} onSaved={show} />
      <PayPalSection section={settings.paypal} onSaved={show} />
    </>
  );
}
