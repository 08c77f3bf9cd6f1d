import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface ClassConstructor {
  className: string;
  parameters: number;
}

/** The constructors of the classes of a folder. Tests are left out. */
export function findConstructors(folder: string): ClassConstructor[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) => readConstructors(readFileSync(path.join(folder, file), 'utf8')));
}

export function readConstructors(text: string): ClassConstructor[] {
  const found: ClassConstructor[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConstructorDeclaration(node)) {
      found.push({ className: node.parent.name?.text ?? '', parameters: node.parameters.length });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}
