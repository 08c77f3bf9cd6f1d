import { Injectable, RequestMethod, type OnModuleInit, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Call } from '@shop/contract';
import { ACCESS, type Access } from '../access';
import { CALL } from './route';

export interface DeclaredRoute {
  handler: string;
  method: string;
  path: string;
  call: Call | null;
  access: Access;
}

/** The routes of some controllers, by path. Throws where a handler declares no access. */
export function routesOf(controllers: readonly Type[]): DeclaredRoute[] {
  return controllers
    .flatMap((controller) =>
      new MetadataScanner().getAllMethodNames(controller.prototype as object).map((name) => routeOf(controller, name)),
    )
    .filter((route) => route !== null)
    .sort((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
}

function routeOf(controller: Type, name: string): DeclaredRoute | null {
  const handler = (controller.prototype as Record<string, object>)[name];
  const told = <T>(key: string | symbol) => (handler && Reflect.getMetadata(key, handler)) as T | undefined;
  const path = told<string>(PATH_METADATA);
  if (path === undefined) return null;
  const access = told<Access>(ACCESS);
  if (!access) throw new Error(`${controller.name}.${name} (/${path}) declares no access`);
  return {
    handler: `${controller.name}.${name}`,
    method: RequestMethod[told<RequestMethod>(METHOD_METADATA) ?? RequestMethod.GET],
    path: `/${path.replace(/^\//, '')}`,
    call: told<Call>(CALL) ?? null,
    access,
  };
}

/** Walks every handler at boot; one without a declared access keeps the shop from starting. */
@Injectable()
export class DeclaredAccess implements OnModuleInit {
  routes: readonly DeclaredRoute[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.routes = routesOf(this.discovery.getControllers().map(({ metatype }) => metatype as Type));
  }
}
