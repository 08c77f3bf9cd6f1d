import type { MenuEntry } from '../menu/menu-groups';

/** The text about an entry of the menu: about its only resource, whose name it has, or about its group. */
export function introductionKey({ group, resources }: MenuEntry): string {
  const [only = group] = resources;
  return resources.length === 1 ? only : group;
}
