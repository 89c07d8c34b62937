import process from 'node:process';
import fastify from 'fastify';

/* The anchor of the HTTP figures: a bare Fastify that says hello, in a process of its own. */

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.send?.('ready');
