import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Node 20 neither strips types nor hands the loader that the sources run by on to a thread, so a
// thread of the sources registers it first. Not part of the compiled server.
register();
await import(workerData.entryUrl);
