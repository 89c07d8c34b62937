import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// The process's loader is not passed on to a thread, so a thread that runs from the sources registers
// it first. Not part of the compiled server.
register();
await import(workerData.entryUrl);
