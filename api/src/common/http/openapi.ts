import { calls, ERRORS, type Call } from '@shop/contract';
import type { Access } from './access';
import { UNPROCESSABLE } from './api-error';
import type { DeclaredRoute } from './route-registry';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the registered calls. TypeBox schemas are JSON Schema already. */
export function openApi(shopName: string, origin: string, routes: readonly DeclaredRoute[]): Json {
  const paths: Record<string, Json> = {};
  const registered = new Set<Call>(routes.flatMap(({ call }) => (call ? [call] : [])));
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (!registered.has(call)) continue;
    const access = routes.find((route) => route.call === call)?.access;
    const path = `/api/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, access) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${shopName} API`, version: '1' },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        check: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Check',
          description:
            'hex HMAC-SHA-256 with the siteKey of SiteInfo/Config over: X-Timestamp, method, path with query, body, joined by line feeds',
        },
      },
      schemas: { Problem: problemSchema },
    },
  };
}

function operation(name: string, call: Call, access: Access | undefined): Json {
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  const parameters = [
    ...parametersIn('path', call.params?.properties ?? {}, () => true),
    ...(hasBody
      ? []
      : parametersIn('query', (call.input.properties ?? {}) as Json, (field) =>
          ((call.input.required ?? []) as string[]).includes(field),
        )),
    ...(call.tokenHeader ? [{ name: call.tokenHeader, in: 'header', required: true, schema: { type: 'string' } }] : []),
    ...(call.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', format: 'uuid' } }] : []),
  ];
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/').slice(0, -1).join('/') || 'admin'],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: bodyContent(call) } }),
    security:
      access?.kind === 'roles' || access?.kind === 'session-renewal'
        ? [{ bearer: [] }, ...(access.kind === 'roles' && access.orLink ? [{}] : [])]
        : access?.kind === 'signed'
          ? [{ check: [] }]
          : [],
    ...(access?.kind === 'roles' && { 'x-roles': access.roles }),
    responses: {
      200: {
        description: 'success',
        content: {
          [responseMediaType(call)]: {
            schema: call.bare ? call.output : { type: 'object', properties: { data: call.output }, required: ['data'] },
          },
        },
      },
      ...errorResponses(call),
    },
  };
}

/** JSON unless the call returns a file. */
const responseMediaType = ({ output }: Call): string => String(output.contentMediaType ?? 'application/json');

function bodyContent(call: Call): Json {
  if (!call.multipart) return { 'application/json': { schema: call.input } };
  const properties = { ...(call.input.properties as Json), file: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { ...call.input, properties } } };
}

function parametersIn(location: 'path' | 'query', properties: Json, required: (field: string) => boolean): Json[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, in: location, required: required(name), schema }));
}

function errorResponses(call: Call): Json {
  const byStatus = new Map<number, string[]>(call.orderEvent ? [[UNPROCESSABLE, ['validation_failed']]] : []);
  for (const code of ['validation_failed', ...call.errors] as const)
    byStatus.set(ERRORS[code], [...(byStatus.get(ERRORS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'in the language of Accept-Language' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};
