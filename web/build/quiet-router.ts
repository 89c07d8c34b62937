import type { Plugin } from 'vite';

const ROUTER = /^react-router(\/dom)?$/;

/**
 * Takes the router's production build. The package names its development build for everybody and
 * leaves the choice to the bundler; that one warns players' consoles and weighs more.
 */
export function quietRouter(): Plugin {
  return {
    name: 'fairhall:quiet-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!ROUTER.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null) return null;
      const id = found.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
      if (id === found.id) throw new Error(`the router has no development build: ${id}`);
      return { ...found, id };
    },
  };
}
