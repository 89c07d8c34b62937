import { register } from 'node:module';
import { workerData } from 'node:worker_threads';
import { register as registerSources } from 'tsx/esm/api';

/*
 * Replaces `kit/src/from-sources.mjs` in a coverage run: the faulty writers of the tests are
 * sources, but the writer that they wrap must be the built one.
 */
const builtModules = `export function resolve(specifier, context, next) {
  const built = specifier.replace(/\\/server\\/([\\w-]+)\\/src\\//, '/server/$1/dist/');
  return next(built === specifier ? specifier : built.replace(/\\.ts$/, '.js'), context);
}`;
registerSources();
register(`data:text/javascript,${encodeURIComponent(builtModules)}`);
await import(workerData.entryUrl);
