import type { TSchema } from '@sinclair/typebox';
import { hiddenFrom, sensitivitiesOf } from './sensitivity';

export type Projection = (value: unknown) => unknown;

const SINGLE_VALUES = ['string', 'number', 'integer', 'boolean', 'null'];

/**
 * Compiles a function that copies what a role may see of a response. Fields that the schema does not have are left out.
 * @throws {Error} for a schema whose fields are not known, such as any value, or a file that is not for all staff
 */
export function compileProjection(schema: TSchema, role: string): Projection {
  if (schema.contentMediaType && schema.isForAllStaff) return (value) => value;
  if (schema.contentMediaType) throw new Error(`a file cannot be limited to what ${role} may see`);
  if (schema.properties) return projectObject(schema, role);
  if (schema.items) return projectList(compileProjection(schema.items as TSchema, role));
  if (schema.patternProperties) return projectRecord(schema, role);
  if (schema.anyOf) return projectUnion(schema.anyOf as TSchema[], role);
  if (isSingleValue(schema)) return (value) => value;
  throw new Error(`a value of an unknown shape cannot be limited to what ${role} may see`);
}

/** The names of a response's or its rows' fields that a role does not see. */
export function hiddenFields(schema: TSchema, role: string): string[] {
  const { properties = {} } = (schema.items ?? schema) as TSchema;
  return Object.entries(properties as Record<string, TSchema>).flatMap(([name, field]) =>
    isHidden(field, role) ? [name] : [],
  );
}

function isHidden(field: TSchema, role: string): boolean {
  const hidden = hiddenFrom(role);
  return sensitivitiesOf(field).some((sensitivity) => hidden.includes(sensitivity));
}

function projectObject({ properties }: TSchema, role: string): Projection {
  const visible = Object.entries(properties as Record<string, TSchema>)
    .filter(([, field]) => !isHidden(field, role))
    .map(([name, field]) => ({ name, project: compileProjection(field, role) }));
  return (value) => {
    const source = value as Record<string, unknown>;
    const fields = visible.filter(({ name }) => source[name] !== undefined);
    return Object.fromEntries(fields.map(({ name, project }) => [name, project(source[name])]));
  };
}

/** An object with any names, such as the numbers that a text mentions. */
function projectRecord({ patternProperties }: TSchema, role: string): Projection {
  const [project] = Object.values(patternProperties as Record<string, TSchema>).map((field) =>
    compileProjection(field, role),
  );
  return (value) =>
    Object.fromEntries(
      Object.entries(value as Record<string, unknown>).map(([name, field]) => [name, project ? project(field) : field]),
    );
}

function projectList(project: Projection): Projection {
  return (value) => (value as unknown[]).map(project);
}

/** Of the variants at most one is an object or a list. */
function projectUnion(variants: readonly TSchema[], role: string): Projection {
  const structured = variants.filter((variant) => !isSingleValue(variant));
  if (structured.length > 1) throw new Error(`a union of objects cannot be limited to what ${role} may see`);
  const project = structured.map((variant) => compileProjection(variant, role))[0];
  return (value) => (project && typeof value === 'object' && value !== null ? project(value) : value);
}

function isSingleValue(schema: TSchema): boolean {
  return 'const' in schema || SINGLE_VALUES.includes(String(schema.type));
}
