import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Audit } from './audit';
import { Clock } from './clock';
import { CONFIG, type Config } from './config';
import { dataSourceProvider } from './data-source';
import { Database } from './database';
import { CallInterceptor } from './http/call.interceptor';
import { DeclaredAccess } from './http/declared-access';
import { OperationsController } from './http/operations.controller';
import { ProblemFilter } from './http/problem.filter';
import { Limits } from './limits';
import { KeptMails } from './mail/kept-mails';
import { Mails } from './mail/mails';
import { deliverProvider } from './mail/transport';
import { ObjectStore } from './object-store';
import { Outbox } from './outbox';
import { SiteSettings } from './settings';

@Global()
@Module({})
export class KernelModule {
  static with(config: Config): DynamicModule {
    const shared = [
      Clock,
      Database,
      Outbox,
      Mails,
      KeptMails,
      ObjectStore,
      SiteSettings,
      Limits,
      Audit,
      DeclaredAccess,
    ];
    return {
      module: KernelModule,
      imports: [DiscoveryModule],
      controllers: [OperationsController],
      providers: [
        ...shared,
        { provide: CONFIG, useValue: config },
        dataSourceProvider,
        deliverProvider,
        { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIG, DataSource, ...shared],
    };
  }

  constructor(private readonly source: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
