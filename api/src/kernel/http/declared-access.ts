import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Call } from '@shop/contract';
import { ACCESS, type Access } from '../access';
import { CALL } from './route';

export interface DeclaredRoute {
  handler: string;
  path: string;
  call: Call | null;
  access: Access;
}

/** Walks every handler at boot; one without a declared access keeps the shop from starting. */
@Injectable()
export class DeclaredAccess implements OnModuleInit {
  readonly routes: DeclaredRoute[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getControllers()) {
      const controller = instance as Record<string, unknown>;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(controller) as object)) {
        const handler = controller[name];
        if (typeof handler === 'function') this.declare(`${controller.constructor.name}.${name}`, handler as (...args: unknown[]) => unknown);
      }
    }
    this.routes.sort((a, b) => a.path.localeCompare(b.path));
  }

  private declare(name: string, handler: (...args: unknown[]) => unknown): void {
    const path = this.reflector.get<string | undefined>(PATH_METADATA, handler);
    if (path === undefined) return;
    const access = this.reflector.get<Access | undefined>(ACCESS, handler);
    if (!access) throw new Error(`${name} (/${path}) declares no access`);
    this.routes.push({ handler: name, path: `/${path.replace(/^\//, '')}`, call: this.reflector.get<Call | undefined>(CALL, handler) ?? null, access });
  }
}
