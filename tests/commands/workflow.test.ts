import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../support/command.ts';

type Job = {
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly steps: readonly {
    readonly name?: string;
    readonly run?: string;
    readonly uses?: string;
  }[];
};

type Workflow = {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
};

async function readWorkflow(name: string): Promise<Workflow> {
  const file = path.join(repository, '.github', 'workflows', name);
  return parse(await readFile(file, 'utf8'));
}

const workflow = await readWorkflow('ci.yml');
const nightly = await readWorkflow('nightly.yml');
const billOfMaterials = await readWorkflow('bill-of-materials.yml');
const commandsOf = (job: string) => workflow.jobs[job]?.steps.flatMap(({ run }) => run ?? []) ?? [];

test('each push runs npm test; each night runs it on the oldest, the newest and an outdated Node', () => {
  expect(commandsOf('test')).toContain('npm test');
  expect(nightly.jobs.nodes?.strategy?.matrix.node).toEqual(['22.13.0', 'latest', '20']);
});

test('the public workflow builds the images, starts them and requests each of them', async () => {
  const commands = commandsOf('images').join('\n');
  expect(commands).toContain('docker compose build');
  expect(commands).toMatch(/docker compose up .*--wait/);
  const compose: { services: Record<string, { ports?: string[] }> } = parse(
    await readFile(path.join(repository, 'docker-compose.yml'), 'utf8'),
  );
  const ports = Object.values(compose.services).flatMap((service) => service.ports ?? []);
  const published = new Set(ports.map((port) => port.split(':').at(-2) ?? ''));
  expect(published.size).toBe(8);
  for (const port of published)
    expect(commands).toMatch(new RegExp(`localhost:${port}|\\b${port}\\b`));
});

test('the public workflow tries in containers what a machine without an engine cannot', () => {
  const names = workflow.jobs.images?.steps.flatMap(({ name }) => name ?? []);
  expect(names).toEqual([
    "A public origin with the demonstration's secrets and accounts is refused",
    'The first start has no error and no warning',
    'The stack responds, and a sample account logs in',
    "The commands of the README run in the API's container",
    'Calls wait for an API that restarts',
    'The data survives a restart',
    'A start takes less than 10 seconds',
    'A public stack locks the sample accounts, knows players behind two proxies, and publishes no mail box',
    'Three nodes on PostgreSQL start, and restart in turn without a failed call',
  ]);
});

test('the bill of materials is scanned at every push and every night by a pinned scanner', () => {
  expect(Object.keys(billOfMaterials.on)).toEqual(['push', 'pull_request', 'schedule']);
  const commands = billOfMaterials.jobs.scan?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(commands).toContain('npm run sbom');
  expect(commands.at(-1)).toMatch(/osv-scanner:v\d+\.\d+\.\d+ .*\/data\/sbom\.cdx\.json$/);
});

test('the full suite runs every night', () => {
  expect(nightly.on).toHaveProperty('schedule');
  const commands = nightly.jobs['test-full']?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['npm run test:full']);
});

test('every action of the public workflows is pinned to a version', () => {
  const jobs = [workflow, nightly, billOfMaterials].flatMap(({ jobs }) => Object.values(jobs));
  const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
});
