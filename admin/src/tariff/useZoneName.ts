import { useTranslate } from 'react-admin';

/** Names of shipping zones: of those of the starter catalogue in the language of the interface, of others as staff named them. */
export function useZoneName(): (zone: string) => string {
  const translate = useTranslate();
  return (zone) => translate(`labels.zone.${zone}`, { _: zone });
}
