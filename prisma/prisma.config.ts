import { defineConfig } from 'prisma/config';

/** Only `prisma generate` reads this; migrations are applied by `server/api/src/db`. */
export default defineConfig({ schema: 'schema.prisma' });
