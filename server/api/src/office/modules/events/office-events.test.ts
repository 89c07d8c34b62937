import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { OpenChannel } from '../../../db/channel.ts';
import { DomainEvents } from '../../../infrastructure/events.ts';
import { type OfficeChange, OfficeEvents } from './office-events.ts';

const log = pino({ level: 'silent' });

/** Two processes: what one announces arrives at the other. */
function twoProcesses() {
  const receivers: ((subject: string) => void)[] = [];
  const openChannel: OpenChannel = ({ onSubject }) => {
    const place = receivers.push(onSubject) - 1;
    return {
      announce: (subject) =>
        receivers.forEach((other, at) => {
          if (at !== place) other(subject);
        }),
      close: async () => undefined,
    };
  };
  const open = () => {
    const events = new DomainEvents({ log });
    return { events, office: new OfficeEvents({ events, openChannel, log }) };
  };
  return { here: open(), there: open(), receivers };
}

test('a change is seen in every process, whatever characters its ids have', () => {
  const { here, there } = twoProcesses();
  const seen: Record<string, OfficeChange[]> = { here: [], there: [] };
  here.office.subscribe((change) => seen.here?.push(change));
  there.office.subscribe((change) => seen.there?.push(change));
  const changes: OfficeChange[] = [
    { type: 'withdrawal', id: 'FW1' },
    { type: 'deposit', id: 'FH 1/2' },
    { type: 'bigWin', id: 'bigWin.a%2Fb', gameId: 'phoenix-ascend' },
  ];
  here.events.publish({ type: 'withdrawal-changed', orderNum: 'FW1' });
  here.events.publish({ type: 'deposit-changed', outTradeNo: 'FH 1/2' });
  here.events.publish({
    type: 'big-win',
    notificationId: 'bigWin.a%2Fb',
    gameId: 'phoenix-ascend',
  });
  expect(seen).toEqual({ here: changes, there: changes });
});

test('a change of a kind that a newer process announces is left out', () => {
  const { there, receivers } = twoProcesses();
  const seen: OfficeChange[] = [];
  const end = there.office.subscribe((change) => seen.push(change));
  receivers[1]?.('race/7/');
  receivers[1]?.('');
  expect(seen).toEqual([]);
  receivers[1]?.('deposit/FH1/');
  end();
  receivers[1]?.('deposit/FH2/');
  expect(seen).toEqual([{ type: 'deposit', id: 'FH1' }]);
});
