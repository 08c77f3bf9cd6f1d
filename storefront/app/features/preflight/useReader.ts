import type { ItemView } from '@shop/contract';
import type { Reader } from '@shop/preflight';
import { useSite } from '../../layout/site';
import { isImperial, toUnitCode } from '../item/size';
import { usePreferences } from '../preferences/PreferencesProvider';

/** How lengths of an item are written: in the measurement system of its size. */
export function useReader(item: ItemView): Reader {
  const { locale } = useSite();
  const { preferences } = usePreferences();
  return { locale, isImperial: isImperial(toUnitCode(item.unit ?? preferences.defaultUnit)) };
}
