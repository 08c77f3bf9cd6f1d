import {
  type Call,
  compileProjection,
  hiddenFields,
  isBackOffice,
  type Projection,
  seesEverything,
} from '@shop/contract';
import type { Caller } from './access';

/** What a role sees of a call's response. */
export interface RoleView {
  project: Projection;
  /** The fields of the response or of its rows that the role does not see. */
  hidden: readonly string[];
}

const WHOLE_RESPONSE: RoleView = { project: (value) => value, hidden: [] };

/** What each staff role sees of the back office's responses, compiled once per call and role. */
export class RoleViews {
  private readonly views = new WeakMap<Call, Map<string, RoleView>>();

  find(call: Call, caller: Pick<Caller, 'role'> | null): RoleView {
    if (!isBackOffice(call) || caller === null || seesEverything(caller.role)) return WHOLE_RESPONSE;
    const byRole = this.views.get(call) ?? new Map<string, RoleView>();
    this.views.set(call, byRole);
    const view = byRole.get(caller.role) ?? compile(call, caller.role);
    byRole.set(caller.role, view);
    return view;
  }
}

function compile({ output }: Call, role: string): RoleView {
  return { project: compileProjection(output, role), hidden: hiddenFields(output, role) };
}
