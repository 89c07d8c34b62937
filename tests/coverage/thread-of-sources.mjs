import { register } from 'node:module';
import { workerData } from 'node:worker_threads';
import { register as registerSources } from 'tsx/esm/api';

/*
 * Takes the place of `kit/src/from-sources.mjs` beside the build: the faulty writers of the
 * tests are sources, and the writer that they spoil is to be the built one.
 */
const builtModules = `export function resolve(specifier, context, next) {
  const built = specifier.replace(/\\/server\\/([\\w-]+)\\/src\\//, '/server/$1/dist/');
  return next(built === specifier ? specifier : built.replace(/\\.ts$/, '.js'), context);
}`;
registerSources();
register(`data:text/javascript,${encodeURIComponent(builtModules)}`);
await import(workerData.entryUrl);
