import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';

export type SchemaEngine = engineModule.SchemaEngine;
export type SchemaFile = { readonly path: string; readonly content: string };

/** Connects the engine to one database; `close` ends all its connections. */
export type MigrationConnections = SqlMigrationAwareDriverAdapterFactory & {
  close(): Promise<void>;
};

/** The types of Node leave it to the DOM library, which the server does not load. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Readonly<Record<string, object>>,
  ): Promise<{ instance: { exports: Readonly<Record<string, unknown>> } }>;
};

let instantiated: Promise<void> | undefined;
/** Without this registry, a panic of the engine would be a TypeError without its message. */
let panic: string | undefined;
Object.assign(globalThis, {
  PRISMA_WASM_PANIC_REGISTRY: {
    set_message(message: string) {
      panic = message;
    },
  },
});

/**
 * Runs `use` with Prisma's own schema engine, the WASM build, on one database. It is the engine of
 * the `prisma` command without its native binary, which cannot be downloaded everywhere; it works
 * offline. The connections are closed when `use` has ended.
 */
export async function withSchemaEngine<T>(
  { connections, schema }: { connections: MigrationConnections; schema: SchemaFile },
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  instantiated ??= instantiate();
  await instantiated;
  let engine: SchemaEngine | undefined;
  try {
    engine = await engineModule.SchemaEngine.new(
      { datamodels: [[schema.path, schema.content]] },
      ignoreLog,
      bindMigrationAwareSqlAdapterFactory(connections),
    );
    return await use(engine);
  } catch (error) {
    throw panic === undefined ? error : new Error(`the schema engine panicked: ${panic}`);
  } finally {
    panic = undefined;
    engine?.free();
    await connections.close();
  }
}

async function instantiate(): Promise<void> {
  const gluePath = createRequire(import.meta.url).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  );
  const wasm = await readFile(path.join(path.dirname(gluePath), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, {
    './schema_engine_bg.js': { ...engineModule },
  });
  engineModule.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start !== 'function') throw new Error('the schema engine has no start function');
  start();
}

/** Errors reach the caller as rejections; the engine's own log repeats them. */
function ignoreLog(): void {}
