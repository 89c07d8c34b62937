import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'prisma/config';

/*
 * For Prisma's own commands: `npx prisma studio --config prisma/prisma.config.ts`. The database is that of
 * DATABASE_URL, as for the server. Migrations are applied by `server/api/src/db/migrations.ts`.
 */

const root = path.join(import.meta.dirname, '..');
const { DATABASE_URL = 'file:./data/fairhall.db', DATABASE_DIRECT_URL } = process.env;
const isFile = DATABASE_URL.startsWith('file:');
const folder = path.join(root, 'prisma', isFile ? '' : 'postgresql');

export default defineConfig({
  schema: path.join(folder, 'schema.prisma'),
  migrations: { path: path.join(folder, 'migrations') },
  datasource: {
    url: isFile
      ? `file://${path.resolve(root, DATABASE_URL.slice('file:'.length))}`
      : (DATABASE_DIRECT_URL ?? DATABASE_URL),
  },
});
