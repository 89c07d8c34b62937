import { expect, test } from 'vitest';
import type { Channel } from '../../../db/channel.ts';
import { type OfficeChange, OfficeEvents } from './office-events.ts';

/** Two processes: what one announces arrives at the other. */
function twoProcesses() {
  const receivers: ((subject: string) => void)[] = [];
  const open = (receive: (subject: string) => void): Channel => {
    const place = receivers.push(receive) - 1;
    return {
      announce: (subject) =>
        receivers.forEach((other, at) => {
          if (at !== place) other(subject);
        }),
      close: async () => undefined,
    };
  };
  const [here, there] = [new OfficeEvents(open), new OfficeEvents(open)];
  return { here, there, receivers };
}

test('a change is seen in every process, whatever characters its ids have', () => {
  const { here, there } = twoProcesses();
  const seen: Record<string, OfficeChange[]> = { here: [], there: [] };
  here.subscribe((change) => seen.here?.push(change));
  there.subscribe((change) => seen.there?.push(change));
  const changes: OfficeChange[] = [
    { type: 'withdrawal', id: 'FW1' },
    { type: 'deposit', id: 'FH 1/2' },
    { type: 'bigWin', id: 'bigWin.a%2Fb', gameId: 'phoenix-ascend' },
  ];
  for (const change of changes) here.publish(change);
  expect(seen).toEqual({ here: changes, there: changes });
});

test('a change of a kind that a newer process announces is left out', () => {
  const { there, receivers } = twoProcesses();
  const seen: OfficeChange[] = [];
  const end = there.subscribe((change) => seen.push(change));
  receivers[1]?.('race/7/');
  receivers[1]?.('');
  expect(seen).toEqual([]);
  receivers[1]?.('deposit/FH1/');
  end();
  receivers[1]?.('deposit/FH2/');
  expect(seen).toEqual([{ type: 'deposit', id: 'FH1' }]);
});
