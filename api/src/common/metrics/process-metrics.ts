import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { databaseConnections, jobs, oldestJobSeconds } from './metrics';
import { MetricSources } from './metric-sources';
import { countJobs, JOB_STATES } from './job.queries';

/** Jobs, and this process's connections to the database. */
@Injectable()
export class ProcessMetrics implements OnModuleInit {
  constructor(private readonly sources: MetricSources) {}

  onModuleInit(): void {
    this.sources.add(setConnections);
    this.sources.add(setJobs);
  }
}

async function setJobs(pool: Pool): Promise<void> {
  const rows = await countJobs(pool);
  for (const state of JOB_STATES) {
    const row = rows.find((one) => one.state === state);
    jobs.set({ state }, Number(row?.count ?? 0));
    oldestJobSeconds.set({ state }, Number(row?.oldest ?? 0));
  }
}

async function setConnections({ totalCount, idleCount, waitingCount }: Pool): Promise<void> {
  databaseConnections.set({ state: 'busy' }, totalCount - idleCount);
  databaseConnections.set({ state: 'idle' }, idleCount);
  databaseConnections.set({ state: 'awaited' }, waitingCount);
}
