import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Preloaded into the workers of a coverage run: imports of sources load the built modules. Tests, their
 * threads and child processes then execute the same files, so that their V8 counts can be merged; a source
 * compiled in two ways would be counted twice.
 */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const built = resolved.url
      .replace(/\/(server\/[\w-]+)\/src\/(.+)\.ts$/, '/$1/dist/$2.js')
      .replace(/\/seed\/([\w-]+)\.ts$/, '/seed/dist/$1.js');
    // The build excludes tests and what they share.
    return built !== resolved.url && existsSync(fileURLToPath(built))
      ? { ...resolved, url: built, format: 'module' }
      : resolved;
  },
});
