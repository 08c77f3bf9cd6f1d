import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { AuditArchives } from './audit-log/audit-archives';
import { AuditLog } from './audit-log/audit-log';
import { Clock } from './clock';
import { CONFIG, type Config } from './config/config';
import { ChangeFeed } from './database/change-feed';
import { dataSourceProvider } from './database/data-source';
import { Database } from './database/database';
import { EventStreams } from './http/event-streams';
import { Replica } from './database/replica';
import { Readiness } from './http/readiness.service';
import { RouteRegistry } from './http/route-registry';
import { OperationsController } from './http/operations.controller';
import { ProcessMetrics } from './metrics/process-metrics';
import { MetricSources } from './metrics/metric-sources';
import { MetricsController } from './metrics/metrics.controller';
import { MetricsServer } from './metrics/metrics-server';
import { ProblemFilter } from './http/problem.filter';
import { RateLimiter } from './rate-limit/rate-limiter';
import { EmailTexts } from './mail/email-texts';
import { MailRenderer } from './mail/mail-renderer';
import { MailArchive } from './mail/mail-archive';
import { MailQueue } from './mail/mail-queue';
import { MailTransport } from './mail/transport';
import { JobsController } from './jobs/admin/jobs.controller';
import { EmailsController } from './mail/admin/emails.controller';
import { ObjectStore } from './storage/object-store';
import { ObjectStoreStatus } from './storage/object-store-status';
import { UploadCommands } from './storage/upload-commands';
import { UploadedFiles } from './storage/uploaded-files';
import { VirusScanner } from './storage/virus-scanner';
import { Outbox } from './jobs/outbox';
import { PublishedContent } from './published-content';
import { Shutdown } from './shutdown';
import { StalledJobRecovery, WorkerHeartbeat } from './jobs/worker-heartbeat';
import { ReceivedWebhooks } from './webhooks/received-webhooks';
import { ReceivedWebhooksController } from './webhooks/admin/received-webhooks.controller';
import { SiteSettings } from './config/site-settings';
import { SecretKeys, secretKeysProvider } from './secrets/secret-keys.service';
import { ShopSettings } from './settings/shop-settings.service';

@Global()
@Module({})
export class CommonModule {
  static with(config: Config): DynamicModule {
    const shared = [
      Clock,
      ChangeFeed,
      Replica,
      Database,
      Outbox,
      MailQueue,
      MailArchive,
      MailRenderer,
      EmailTexts,
      ObjectStore,
      UploadedFiles,
      VirusScanner,
      UploadCommands,
      SiteSettings,
      ShopSettings,
      RateLimiter,
      AuditLog,
      AuditArchives,
      RouteRegistry,
      MetricSources,
      Shutdown,
      EventStreams,
      PublishedContent,
      ReceivedWebhooks,
    ];
    return {
      module: CommonModule,
      imports: [DiscoveryModule, ScheduleModule.forRoot()],
      controllers: [
        OperationsController,
        MetricsController,
        EmailsController,
        JobsController,
        ReceivedWebhooksController,
      ],
      providers: [
        ...shared,
        { provide: CONFIG, useValue: config },
        Readiness,
        ObjectStoreStatus,
        secretKeysProvider,
        WorkerHeartbeat,
        StalledJobRecovery,
        ProcessMetrics,
        MetricsServer,
        dataSourceProvider,
        MailTransport,
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [CONFIG, DataSource, SecretKeys, ...shared],
    };
  }

  constructor(private readonly source: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
