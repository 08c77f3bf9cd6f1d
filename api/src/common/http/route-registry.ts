import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Call } from '@shop/contract';
import { ACCESS, type Access } from './access';
import { CALL, MULTIPART, type Multipart } from './endpoint';

export interface DeclaredRoute {
  handler: string;
  method: string;
  path: string;
  call: Call | null;
  multipart: Multipart | undefined;
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
    multipart: metadata<Multipart>(MULTIPART),
    access,
  };
}

/** All routes of the controllers, collected when they are first read: before NestJS registers them at the server. */
@Injectable()
export class RouteRegistry {
  private collected?: { routes: readonly DeclaredRoute[]; byPath: ReadonlyMap<string, DeclaredRoute> };

  constructor(private readonly discovery: DiscoveryService) {}

  get routes(): readonly DeclaredRoute[] {
    return this.all.routes;
  }

  /** The route of a method and a path pattern, such as `/api/admin/orders/:id`. */
  find(method: string, path: string): DeclaredRoute | undefined {
    return this.all.byPath.get(`${method} ${path}`);
  }

  /** Throws if a handler declares no access, which prevents the start. */
  private get all() {
    return (this.collected ??= this.collect());
  }

  private collect() {
    const routes = findRoutes(this.discovery.getControllers().map(({ metatype }) => metatype as Type));
    return { routes, byPath: new Map(routes.map((route) => [`${route.method} ${route.path}`, route])) };
  }
}
