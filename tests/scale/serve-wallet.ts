import { createServer } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';

/*
 * A wallet in a process of its own with negligible cost: it accepts every stake and stores nothing.
 * The token of a launch is the player's id.
 */

const rules = {
  ...{ autoplay: true, stakeRaises: true, quickPlay: true },
  ...{ roundGapMs: 0, stakeMax: null, idleEndMs: null },
};
const BALANCE = 1_000_000;

function dataOf(path: string | undefined, body: string): object {
  if (path === '/api/provider/play') return { balance: BALANCE, replayed: false };
  if (path === '/api/provider/session') return { durationMs: 1000, net: 0 };
  if (path !== '/api/provider/authenticate') return { saved: 36 };
  const { token }: { token: string } = JSON.parse(body);
  const launch = { uid: token, nickName: 'B', lang: 'en', gameId: 'phoenix-ascend', rules };
  return { ...launch, walletType: 'USD', balance: BALANCE };
}

const server = createServer(async (request, response) => {
  const data = dataOf(request.url, await text(request));
  const json = JSON.stringify({ code: 200, msg: 'success', data });
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    })
    .end(json);
});
server.keepAliveTimeout = 0;
server.listen(Number(process.env.WALLET_PORT), 'localhost', () => process.send?.('ready'));
