import path from 'node:path';
import type { Language } from '@fairhall/api/contract/enums';
import { readDocument } from '@fairhall/kit/http/simulator-app';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Orders } from './orders.ts';

/** The checkout page and its assets; file names in `assets/` contain a content hash. */
export async function registerPage(
  app: FastifyInstance,
  { webDir, orders }: { webDir: string; orders: Orders },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(webDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
  });

  app.get<{ Params: { platOrderNum: string } }>('/pay/:platOrderNum', async (request, reply) => {
    const page = await readDocument(path.join(webDir, 'pay.html'));
    const order = orders.page(request.params.platOrderNum);
    return (
      reply
        // The page shows the error in the visitor's language.
        .code(order ? 200 : 404)
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(withLanguage(page, order?.language))
    );
  });
}

/** The document in the order's language, so that its first render is translated. */
function withLanguage(page: string, language: Language | null | undefined): string {
  return language ? page.replace('<html ', `<html data-language="${language}" `) : page;
}
