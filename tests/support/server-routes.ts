import type { FastifyInstance } from 'fastify';

/** Every route of the server, as `GET /api/notifications/{id}`; without the HEAD of a GET. */
export function serverRoutes(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] =
        /^(.*?)[├└]── (.*?) \((.*)\)$/u.exec(line) ?? [];
      if (!methods) return [];
      const depth = indent.length / 4;
      parents.length = depth;
      const path = parents.join('') + segment;
      parents.push(segment);
      const named = path.replaceAll(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${named}`);
    });
}
