import type { Plugin } from 'vite';

const ROUTER = /^react-router(\/dom)?$/;
const PRODUCTION = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/** Components and contexts at the top of a file: calls, of which the bundler cannot know that they do nothing else. */
const DECLARED = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** Names for a developer's tools; each keeps what it names in the bundle. */
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/**
 * Takes the router's production build, and of that what is used. The package names its development
 * build for everybody and leaves the choice to the bundler; that one warns players' consoles and
 * weighs more. Its forms, fetchers and prefetching, which need a router of another kind than ours,
 * would come along for the way in which they are declared.
 */
export function leanRouter(): Plugin {
  return {
    name: 'fairhall:lean-router',
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
    transform: {
      filter: { id: PRODUCTION },
      handler: (code) => ({
        code: code.replace(NAMED, '').replace(DECLARED, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
