import { defineConfig } from 'prisma/config';

/** Only `prisma generate` reads this; migrations are applied by `engine.ts`. */
export default defineConfig({ schema: 'schema.prisma' });
