/*
 * Preloaded into a server that a command or a test runs (`node --import`, with an IPC channel):
 * when its parent has exited, even by SIGKILL, the server closes as on SIGTERM and frees its ports.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
