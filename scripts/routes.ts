// npm run -s routes: prints every route of the API with who may use it.
import { runTypeScript } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';

export async function main(): Promise<void> {
  exitOnShutdownRequest();
  await runTypeScript('api/src/print-routes.ts', [], { printsOutput: true });
}
