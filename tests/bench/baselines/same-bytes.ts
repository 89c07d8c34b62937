import process from 'node:process';
import fastify from 'fastify';

/* The baseline of the reads: bare Fastify routes that send bodies made once, without any check. */

export type SameBytes = {
  readonly path: string;
  readonly contentType: string;
  readonly contentEncoding: string | undefined;
  readonly base64: string;
};

const app = fastify();

process.once('message', async (routes: readonly SameBytes[]) => {
  for (const { path, contentType, contentEncoding, base64 } of routes) {
    const body = Buffer.from(base64, 'base64');
    app.post(path, (_, reply) => {
      if (contentEncoding !== undefined) reply.header('content-encoding', contentEncoding);
      reply.header('content-type', contentType).send(body);
    });
  }
  await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
  process.send?.('listening');
});
process.send?.('ready');
