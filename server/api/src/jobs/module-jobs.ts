import type { JobHandler } from './job-runner.ts';

/** A kind of job. A recurring one never finishes: it has one row and returns the time of its next run. */
export type ModuleJob = { readonly run: JobHandler; readonly isRecurring: boolean };

/** The jobs of a module, by kind. */
export type ModuleJobs = Readonly<Record<string, ModuleJob>>;

export function once(run: JobHandler): ModuleJob {
  return { run, isRecurring: false };
}

export function recurring(run: () => ReturnType<JobHandler>): ModuleJob {
  return { run, isRecurring: true };
}
