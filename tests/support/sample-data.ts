import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds with the data folder of a server that has seeded, or with the error of its start. */
    sampleData: string;
  }
}

/** The first test that needs sample data seeds it for the whole run: a copy takes no processor time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-sample-data-'));
  let seeding: Promise<void> | undefined;
  const listener = createServer(async (_request, response) => {
    try {
      seeding ??= seedIn(folder);
      await seeding;
      response.end(folder);
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  project.provide('sampleData', `http://127.0.0.1:${port}`);
  return async () => {
    listener.close();
    await rm(folder, { recursive: true, force: true });
  };
}

async function seedIn(dataDir: string): Promise<void> {
  const stack = await startStack({ dataDir, settings: { SEED: 'on', LOG_LEVEL: 'error' } });
  await stack.stop();
}

/** Copies the data of a server that has seeded and stopped into `dataDir`, in place of a seeding there. */
export async function copySampleData(dataDir: string): Promise<void> {
  const response = await fetch(inject('sampleData'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  await cp(text, dataDir, { recursive: true });
}
