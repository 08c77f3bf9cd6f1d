import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import { AppModule } from './app.module';
import { findRoutes, formatRoute, readConfig } from './common/public';

// Prints every route with its access. Reads only the modules' metadata: nothing is started or connected.
const config = readConfig({ DATABASE_URL: 'postgres://unused' });
const controllers = new Set(controllersOf(AppModule.with(config)));
for (const route of findRoutes([...controllers])) process.stdout.write(`${formatRoute(route)}\n`);

function controllersOf(module: Type | DynamicModule): Type[] {
  const { module: type, imports, controllers } = 'module' in module ? module : { module, imports: [], controllers: [] };
  const declared = (key: string) => (Reflect.getMetadata(key, type) ?? []) as Type[];
  return [
    ...(controllers ?? []),
    ...declared(MODULE_METADATA.CONTROLLERS),
    ...[...(imports ?? []), ...declared(MODULE_METADATA.IMPORTS)].flatMap((each) => controllersOf(each as Type)),
  ];
}
