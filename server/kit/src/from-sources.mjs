import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Node 20 neither strips types nor passes the process's loader on to a thread, so a thread that runs
// from the sources registers the loader first. Not part of the compiled server.
register();
await import(workerData.entryUrl);
