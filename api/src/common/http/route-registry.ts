import { Injectable, RequestMethod, type OnModuleInit, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Call } from '@shop/contract';
import { ACCESS, type Access } from './access';
import { CALL } from './endpoint';

export interface DeclaredRoute {
  handler: string;
  method: string;
  path: string;
  call: Call | null;
  access: Access;
}

/** The routes of the controllers, sorted by path. Throws if a handler declares no access. */
export function findRoutes(controllers: readonly Type[]): DeclaredRoute[] {
  return controllers
    .flatMap((controller) =>
      new MetadataScanner().getAllMethodNames(controller.prototype as object).map((name) => toRoute(controller, name)),
    )
    .filter((route) => route !== null)
    .sort((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
}

function toRoute(controller: Type, name: string): DeclaredRoute | null {
  const handler = (controller.prototype as Record<string, object>)[name];
  const metadata = <T>(key: string | symbol) => (handler && Reflect.getMetadata(key, handler)) as T | undefined;
  const path = metadata<string>(PATH_METADATA);
  if (path === undefined) return null;
  const access = metadata<Access>(ACCESS);
  if (!access) throw new Error(`${controller.name}.${name} (/${path}) declares no access`);
  return {
    handler: `${controller.name}.${name}`,
    method: RequestMethod[metadata<RequestMethod>(METHOD_METADATA) ?? RequestMethod.GET],
    path: `/${path.replace(/^\//, '')}`,
    call: metadata<Call>(CALL) ?? null,
    access,
  };
}

/** Collects all routes at start. A handler without declared access prevents the start. */
@Injectable()
export class RouteRegistry implements OnModuleInit {
  routes: readonly DeclaredRoute[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.routes = findRoutes(this.discovery.getControllers().map(({ metatype }) => metatype as Type));
  }
}
