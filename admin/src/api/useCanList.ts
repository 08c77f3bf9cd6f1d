import { usePermissions } from 'react-admin';
import { canAccess, type StaffRole } from '../auth/roles';

/** Whether the user's role can open the list of a resource; false until the role is known. */
export function useCanList(resource: string): boolean {
  const { permissions: role } = usePermissions<StaffRole>();
  return role !== undefined && canAccess(role, resource, 'list');
}
