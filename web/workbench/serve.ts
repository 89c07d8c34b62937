import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Serves the workbench on a free port of this machine. */
export async function serveWorkbench(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
