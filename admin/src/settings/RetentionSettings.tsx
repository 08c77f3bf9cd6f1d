import { RetentionSection } from './RetentionSection';
import { useShopSettings } from './useShopSettings';

/** The retention periods. The first run of a shop has no question about them. */
export function RetentionSettings() {
  const { settings, show } = useShopSettings();
  return settings ? <RetentionSection section={settings.retention} onSaved={show} /> : null;
}
