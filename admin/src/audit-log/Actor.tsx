import type { AuditEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';

/** Who did it, in the role of then. */
export function Actor({ entry: { actor, role, address } }: { entry: AuditEntryView }) {
  const translate = useTranslate();
  if (actor === null) return translate(address === null ? 'audit.shop' : 'audit.nobody');
  return role ? `${actor} (${translate(`terms.role.${role}`)})` : actor;
}
