/*
 * Preloaded into a server that a command or a test runs (`node --import`, with an IPC channel): when
 * the one who started it is gone, even by SIGKILL, the server closes as if told to by SIGTERM. So
 * nothing keeps a port after its owner.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
