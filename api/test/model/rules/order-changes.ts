import type { ModelState, Order, Role, State } from '../model-state';

export const PAID: readonly State[] = [
  'awaiting_files',
  'in_review',
  'awaiting_proof_approval',
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
];
export const UNPAID: readonly State[] = ['preorder', 'awaiting_payment'];
export const FINAL_STATES: readonly State[] = ['cancelled', 'expired'];

export function enterState(order: Order, event: string, actor: string, state: State): void {
  order.state = state;
  addHistory(order, event, actor);
}

export function addHistory(order: Order, event: string, actor: string): void {
  order.history.push(`${event}/${actor}>${order.state}`);
}

export function addMails(order: Order, template: string, copies = 1): void {
  order.mails[template] = (order.mails[template] ?? 0) + copies;
}

/** Every member of the role gets an email. */
export function addStaffMails(model: ModelState, order: Order, role: Role, about: string): void {
  addMails(order, `staff_${about}`, countStaff(model, role));
}

export const countStaff = (model: ModelState, role: Role) => model.staff.filter((one) => one.role === role).length;

export function at<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}

export const orderAt = (model: ModelState, place: number) => at(model.orders, place);

export const shopperAt = (model: ModelState, place: number) => at(model.shoppers, place);

export const roleAt = (model: ModelState, place: number) => at(model.staff, place).role;

export const itemAt = (order: Order, place: number) => at(order.items, place);
