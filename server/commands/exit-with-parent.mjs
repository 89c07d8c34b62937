/*
 * Preloaded into a server that a command or a test runs (`node --import`, with an IPC channel): when
 * its parent is gone, even by SIGKILL, the server closes as on SIGTERM. So nothing keeps a port
 * after its parent.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
