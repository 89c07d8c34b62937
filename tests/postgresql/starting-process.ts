import process from 'node:process';
import { startPostgres } from '../support/postgres.ts';

/** Run by a test in a process of its own, which the test kills: starts a server and prints its URL. */
const server = await startPostgres({ fsync: false });
process.stdout.write(`${server.url('postgres')}\n`);
