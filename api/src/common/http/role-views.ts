import { type Call, compileProjection, hiddenFields, isBackOffice, seesEverything } from '@shop/contract';
import type { Caller } from './access';

/** What a role sees of a call's response. */
export interface RoleView {
  /** Turns the handler's result into the body of the response. */
  present: (result: unknown) => unknown;
  /** The fields of the response or of its rows that the role does not see. */
  hidden: readonly string[];
}

const WHOLE_RESULT: RoleView = { present: (result) => result, hidden: [] };
const WHOLE_DATA: RoleView = { present: (data) => ({ data }), hidden: [] };

/** What each staff role sees of the back office's responses, compiled once per call and role. */
export class RoleViews {
  private readonly views = new WeakMap<Call, Map<string, RoleView>>();

  find(call: Call, caller: Pick<Caller, 'role'> | null): RoleView {
    if (!isBackOffice(call) || caller === null || seesEverything(caller.role))
      return call.bare ? WHOLE_RESULT : WHOLE_DATA;
    const byRole = this.views.get(call) ?? new Map<string, RoleView>();
    this.views.set(call, byRole);
    const view = byRole.get(caller.role) ?? compile(call, caller.role);
    byRole.set(caller.role, view);
    return view;
  }
}

function compile({ output, bare }: Call, role: string): RoleView {
  const project = compileProjection(output, role);
  return { present: bare ? project : (result) => ({ data: project(result) }), hidden: hiddenFields(output, role) };
}
