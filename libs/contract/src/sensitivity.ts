import type { TArray, TSchema, TUnion } from '@sinclair/typebox';

/** Kinds of fields that not every staff role may see. */
export type Sensitivity = 'money' | 'email' | 'phone' | 'shipToPhone';

/** What each staff role does not see in responses of the back office. */
const HIDDEN: Readonly<Record<string, readonly Sensitivity[]>> = {
  customer_service: [],
  accounting: [],
  admin: [],
  factory: ['money', 'email', 'phone', 'shipToPhone'],
  /** Couriers ask for the recipient's phone number. */
  isc_facility: ['money', 'email', 'phone'],
};
const ALL: readonly Sensitivity[] = ['money', 'email', 'phone', 'shipToPhone'];

/** The kinds of fields that a role does not see; all of them for a role that is not staff. */
export function hiddenFrom(role: string): readonly Sensitivity[] {
  return (Object.hasOwn(HIDDEN, role) && HIDDEN[role]) || ALL;
}

export function seesEverything(role: string): boolean {
  return hiddenFrom(role).length === 0;
}

export function canSee(role: string, sensitivity: Sensitivity): boolean {
  return !hiddenFrom(role).includes(sensitivity);
}

/** A schema whose values `hiddenFrom` names the roles of. */
export interface Sensitive {
  sensitivity: Sensitivity;
}

/** Marks every field that has this schema, alone, in a list or in a union. */
export function sensitive<S extends TSchema>(sensitivity: Sensitivity, schema: S): S & Sensitive {
  return { ...schema, sensitivity };
}

/** Whether a schema is marked, by itself or by the values of its list or union. */
export type IsSensitive<S> = S extends Sensitive
  ? true
  : S extends TArray<infer Item>
    ? IsSensitive<Item>
    : S extends TUnion<infer Variants>
      ? true extends IsSensitive<Variants[number]>
        ? true
        : false
      : false;

/** The marks of a schema: its own, or those of the values of its list or union. */
export function sensitivitiesOf({ sensitivity, items, anyOf = [] }: TSchema): Sensitivity[] {
  if (sensitivity) return [sensitivity as Sensitivity];
  return [...(items ? [items as TSchema] : []), ...(anyOf as TSchema[])].flatMap(sensitivitiesOf);
}
