import { connectToHost, readLaunchParameters } from './game-frame.js';

const { token, home, lang, walletType } = readLaunchParameters(location.search);
const host = connectToHost(window, home);
history.replaceState(null, '', location.pathname); // The token stays out of the history.

const [ATTEMPTS_MAX, PAUSE_MS, TIMEOUT_MS] = [5, 1000, 15_000];
const problems = { 503: 'connection-lost', 1204: 'token-invalid' };
const faces = { heads: 'H', tails: 'T', edge: 'I' };
const byId = (id) => document.getElementById(id);
const currency = { style: 'currency', currency: walletType || 'USD' };
const money = (amount) => amount.toLocaleString(lang || 'en', currency);
let isTurning = false;
let tosses = 0;

/** Repeats a request unchanged until it has a reply: a `requestId` is one round. */
async function post(path, data) {
  const headers = { 'content-type': 'application/json', 'accept-language': lang || 'en' };
  const request = { method: 'POST', headers, body: JSON.stringify({ token, ...data }) };
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(path, { ...request, signal }).catch(() => null);
    if (response && response.status !== 503) return response.json();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { code: 503, msg: 'No connection.' };
}

/** A reply without a text of its own leaves the last result. */
function show({ code, msg, data }, text = byId('result').textContent) {
  byId('result').textContent = code === 200 ? text : msg;
  if (code === 1101) host.post({ type: 'deposit' });
  if (problems[code]) host.post({ type: 'problem', problem: problems[code] });
  if (code !== 200) return;
  byId('balance').textContent = money(data.balance);
  host.post({ type: 'balance', balance: data.balance.toFixed(2) });
}

async function toss(side) {
  if (isTurning) return;
  isTurning = true;
  tosses += 1;
  byId('coin').classList.add('is-turning');
  const stake = Number(document.querySelector('input:checked').value);
  const reply = await post('toss', { side, stake, requestId: crypto.randomUUID() });
  const { outcome, win } = reply.data ?? {};
  byId('coin').textContent = faces[outcome] ?? '';
  byId('coin').classList.remove('is-turning');
  const title = `${outcome}`.charAt(0).toUpperCase() + `${outcome}`.slice(1);
  show(reply, win ? `${title}: you win ${money(win)}.` : `${title}: no win.`);
  isTurning = false;
}

async function refresh() {
  const before = tosses;
  const reply = await post('session');
  // A toss that began meanwhile returns a newer balance.
  if (before === tosses) show(reply);
}

for (const span of document.querySelectorAll('label span'))
  span.textContent = money(Number(span.previousElementSibling.value));
for (const button of document.querySelectorAll('.side'))
  button.addEventListener('click', () => toss(button.value));
byId('exit').hidden = !host.embedded;
byId('exit').addEventListener('click', () => host.post({ type: 'exit' }));
byId('rules').textContent = await (await fetch('rules.txt')).text();
await refresh();
host.listen(({ type }) => type === 'balance-changed' && refresh());
host.post({ type: 'ready' });
