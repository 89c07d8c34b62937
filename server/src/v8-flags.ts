import v8 from 'node:v8';

/*
 * Imported first by `main.ts`. V8 decides once where each line of code puts its objects, by how
 * many of them lived on, and while a process starts nearly all do: from then on half of what a
 * request throws away lay among the long-lived objects, to be collected by marking the whole heap.
 * Which lines it caught was chance; where it was many, a bet cost a fifth more.
 */
v8.setFlagsFromString('--no-allocation-site-pretenuring');
