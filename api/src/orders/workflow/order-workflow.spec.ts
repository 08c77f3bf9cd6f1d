import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SOURCES = path.resolve(__dirname, '../..');

/** The names that a TypeScript file imports from @shop/order-flow; `*` for a namespace or dynamic import. */
function flowImports(file: string): string[] {
  const text = readFileSync(path.join(SOURCES, file), 'utf8');
  if (!text.includes('@shop/order-flow')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isFlow = (specifier?: ts.Expression) =>
      specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text === '@shop/order-flow';
    if (ts.isExportDeclaration(statement) && isFlow(statement.moduleSpecifier)) return ['*'];
    if (!ts.isImportDeclaration(statement) || !isFlow(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || ts.isNamespaceImport(bindings)) return ['*'];
    return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

test('only the order workflow imports transition() from the order flow', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const importers = files.filter((file) => flowImports(file).some((name) => name === 'transition' || name === '*'));
  expect(importers).toEqual(['orders/workflow/order-workflow.ts']);
});
