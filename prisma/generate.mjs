import { execFileSync } from 'node:child_process';

/*
 * `npm run generate`: the schema of PostgreSQL and the Prisma client of each database. `prisma generate` uses no schema engine but
 * downloads one unless a path is set; the path of this Node avoids the download.
 */
execFileSync(
  process.execPath,
  [
    '--conditions=@fairhall/source',
    '--experimental-strip-types',
    'prisma/write-postgresql-schema.ts',
  ],
  { stdio: 'inherit' },
);

for (const schema of ['prisma/schema.prisma', 'prisma/postgresql/schema.prisma']) {
  const args = ['generate', '--config', 'prisma/prisma.config.ts', '--schema', schema];
  execFileSync('prisma', args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  });
}
