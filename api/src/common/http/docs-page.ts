import Handlebars from 'handlebars';
import { ERRORS } from '@shop/contract';
import { errorText } from '../i18n/i18n';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, unknown>[];
  'x-roles'?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

interface Document {
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
}

const TEMPLATE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{{title}}</title>
<style>
:root{color-scheme:light dark;--line:#8884}body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem}
h2{margin:2rem 0 .5rem;font-size:1.1rem}details{border-top:1px solid var(--line);padding:.4rem 0}summary{cursor:pointer;display:flex;gap:.8rem;flex-wrap:wrap}
code,pre{font:13px/1.45 ui-monospace,monospace}pre{overflow:auto;border:1px solid var(--line);padding:.6rem;max-height:30rem}
.verb{min-width:3.6rem;font-weight:700;color:#0a7d99}.access{margin-left:auto;opacity:.7}table{border-collapse:collapse}td,th{border:1px solid var(--line);padding:.2rem .6rem;text-align:left}
</style></head><body>
<h1>{{title}}</h1><p><a href="/api/openapi.json">openapi.json</a> · <a href="#errors">errors</a></p>
{{#each groups}}<h2>{{name}}</h2>
{{#each operations}}<details id="{{id}}"><summary><span class="verb">{{verb}}</span><code>{{path}}</code><span>{{summary}}</span><span class="access">{{access}}</span></summary>
{{#if parameters}}<table><tr><th>in</th><th>name</th><th>schema</th></tr>{{#each parameters}}<tr><td>{{in}}</td><td><code>{{name}}</code>{{#if required}} *{{/if}}</td><td><code>{{schema}}</code></td></tr>{{/each}}</table>{{/if}}
{{#if body}}<h3>body</h3><pre>{{body}}</pre>{{/if}}
{{#if response}}<h3>200</h3><pre>{{response}}</pre>{{/if}}
<ul>{{#each errors}}<li>{{status}}: {{codes}}</li>{{/each}}</ul></details>
{{/each}}{{/each}}
<h2 id="errors">errors</h2><table>{{#each codes}}<tr id="{{code}}"><td>{{status}}</td><td><code>{{code}}</code></td><td>{{text}}</td></tr>{{/each}}</table>
</body></html>`;

/** Compiled for the first request. */
let page: Handlebars.TemplateDelegate | undefined;

/** The OpenAPI document as an HTML page without scripts. */
export function docsPage(document: Record<string, unknown>): string {
  const { info, paths } = document as unknown as Document;
  const operations = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      group: operation.tags[0] ?? '',
      ...row(path, verb, operation),
    })),
  );
  const groups = [...new Set(operations.map(({ group }) => group))].map((name) => ({
    name,
    operations: operations.filter(({ group }) => group === name),
  }));
  const codes = Object.entries(ERRORS).map(([code, status]) => ({
    code,
    status,
    text: errorText('en', code as keyof typeof ERRORS),
  }));
  page ??= Handlebars.compile(TEMPLATE);
  return page({ title: info.title, groups, codes });
}

function row(path: string, verb: string, operation: Operation) {
  const { 200: success, ...errors } = operation.responses;
  return {
    id: operation.operationId,
    verb: verb.toUpperCase(),
    path,
    summary: operation.summary,
    access:
      operation['x-roles']?.join(', ') ??
      (operation.security.some((scheme) => 'check' in scheme)
        ? 'signed'
        : 'bearer' in (operation.security[0] ?? {})
          ? 'bearer'
          : ''),
    parameters: operation.parameters?.map((parameter) => ({ ...parameter, schema: JSON.stringify(parameter.schema) })),
    body: pretty(Object.values(operation.requestBody?.content ?? {})[0]?.schema),
    response: pretty(Object.values(success?.content ?? {})[0]?.schema),
    errors: Object.entries(errors).map(([status, { description }]) => ({ status, codes: description })),
  };
}

function pretty(schema: unknown): string | undefined {
  return schema === undefined ? undefined : JSON.stringify(schema, null, 1);
}
