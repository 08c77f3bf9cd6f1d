import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import { AppModule } from './app.module';
import { readConfig } from './kernel/config';
import { policyLine } from './kernel/http/policy';
import { routesOf } from './kernel/http/declared-access';

// Prints every route with who may use it. Nothing is started: modules only tell what they hold.
const nowhere = readConfig({ DATABASE_URL: '-', S3_ACCESS_KEY_ID: '-', S3_SECRET_ACCESS_KEY: '-' });
const controllers = new Set(controllersOf(AppModule.with(nowhere)));
for (const route of routesOf([...controllers])) process.stdout.write(`${policyLine(route)}\n`);

function controllersOf(module: Type | DynamicModule): Type[] {
  const { module: type, imports, controllers } = 'module' in module ? module : { module, imports: [], controllers: [] };
  const declared = (key: string) => (Reflect.getMetadata(key, type) ?? []) as Type[];
  return [
    ...(controllers ?? []),
    ...declared(MODULE_METADATA.CONTROLLERS),
    ...[...(imports ?? []), ...declared(MODULE_METADATA.IMPORTS)].flatMap((each) => controllersOf(each as Type)),
  ];
}
