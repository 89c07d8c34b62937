import { readFile, writeFile } from 'node:fs/promises';
import { postgresqlSchema } from '../server/api/src/backends/postgresql/schema.ts';

/* Writes the schema of PostgreSQL, which Prisma's own commands read: `generate`, `studio`. */

const source = await readFile(new URL('schema.prisma', import.meta.url), 'utf8');
await writeFile(new URL('postgresql/schema.prisma', import.meta.url), postgresqlSchema(source));
