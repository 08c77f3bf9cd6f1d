import {
  Type,
  type Static,
  type TArray,
  type TObject,
  type TOptional,
  type TSchema,
  type TUnion,
} from '@sinclair/typebox';
import { type IsSensitive, sensitivitiesOf } from './sensitivity';

type OptionalKeys<P> = {
  [K in keyof P]: P[K] extends TOptional<TSchema> ? K : IsSensitive<P[K]> extends true ? K : never;
}[keyof P];

type Flatten<T> = { [K in keyof T]: T[K] };

/** A marked field is received whole or not at all. */
type FieldStatic<S> = IsSensitive<S> extends true ? (S extends TSchema ? Static<S> : never) : StaffStatic<S>;

/** The value of a schema in which marked fields may be missing. */
export type StaffStatic<S> =
  S extends TObject<infer P>
    ? Flatten<
        { [K in Exclude<keyof P, OptionalKeys<P>>]: StaffStatic<P[K]> } & {
          [K in OptionalKeys<P>]?: FieldStatic<P[K]>;
        }
      >
    : S extends TArray<infer Item>
      ? StaffStatic<Item>[]
      : S extends TUnion<infer Variants>
        ? StaffStatic<Variants[number]>
        : S extends TSchema
          ? Static<S>
          : never;

/** A schema as staff receive it: fields that some roles may not see are optional, at every depth. */
export function staffView<S extends TSchema>(schema: S) {
  return Type.Unsafe<StaffStatic<S>>(withOptionalFields(schema));
}

function withOptionalFields(schema: TSchema): TSchema {
  if (schema.properties) {
    const fields = Object.entries(schema.properties as Record<string, TSchema>);
    const required = ((schema.required ?? []) as string[]).filter(
      (name) => !isMarked(schema.properties[name] as TSchema),
    );
    const properties = Object.fromEntries(
      fields.map(([name, field]) => [name, isMarked(field) ? field : withOptionalFields(field)]),
    );
    return { ...schema, properties, required };
  }
  if (schema.items) return { ...schema, items: withOptionalFields(schema.items as TSchema) };
  if (schema.anyOf) return { ...schema, anyOf: (schema.anyOf as TSchema[]).map(withOptionalFields) };
  return schema;
}

function isMarked(field: TSchema): boolean {
  return sensitivitiesOf(field).length > 0;
}
