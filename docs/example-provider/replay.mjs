/* A finished round again, for anyone who has its id. */
import { connectToHost, readLaunchParameters } from './game-frame.js';

const { home, lang } = readLaunchParameters(location.search);
const host = connectToHost(window, home);
const round = new URLSearchParams(location.search).get('round');

const TURN_MS = 1200;
const faces = { heads: 'H', tails: 'T', edge: 'I' };
const byId = (id) => document.getElementById(id);

async function load() {
  const response = await fetch('replay', { method: 'POST', body: JSON.stringify({ round }) });
  return response.json();
}

async function show({ stake, outcome, win, walletType }) {
  const currency = { style: 'currency', currency: walletType };
  const money = (amount) => amount.toLocaleString(lang || 'en', currency);
  byId('result').textContent = `Stake ${money(stake)}`;
  byId('coin').classList.add('is-turning');
  host.post({ type: 'ready' });
  await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  byId('coin').textContent = faces[outcome];
  byId('coin').classList.remove('is-turning');
  byId('result').textContent = `Stake ${money(stake)}, ${outcome}, win ${money(win)}`;
}

const { code, data } = await load().catch(() => ({ code: 503, data: null }));
if (code === 200) await show(data);
else host.post({ type: 'problem', problem: code === 503 ? 'connection-lost' : 'load-failed' });
