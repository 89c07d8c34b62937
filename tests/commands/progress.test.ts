import { Writable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { createProgress } from '../../server/commands/progress.mjs';

let printed = '';
beforeEach(() => {
  printed = '';
});

function output(options: { readonly isTTY?: boolean } = {}) {
  const out = new Writable({
    write(chunk, _encoding, done) {
      printed += chunk;
      done();
    },
  });
  return Object.assign(out, options);
}

/** A step that ends on demand of the test. */
function pendingStep() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

const withoutTimes = () => printed.replaceAll(/ \d+(\.\d)? s/g, ' T');

test('a step prints its head when it starts, and its note, time and remark after it', async () => {
  const step = createProgress({ total: 1, out: output() });
  await step('Installing', async ({ note }) => {
    note('compiling');
    return 'unchanged';
  });
  expect(withoutTimes()).toBe('[1/1] Installing … (compiling) T · unchanged\n');
});

test('each of several parallel steps gets a whole line', async () => {
  const step = createProgress({ total: 2, out: output() });
  const [compile, types] = [pendingStep(), pendingStep()];
  const running = [step('Compiling', compile.work), step('Types', types.work)];
  types.end();
  await running[1];
  compile.end();
  await running[0];
  expect(withoutTimes()).toBe('[1/2] Compiling …\n[2/2] Types … T\n[1/2] Compiling … T\n');
});

test('on a terminal all running steps share the last line', async () => {
  const step = createProgress({ total: 2, out: output({ isTTY: true }) });
  const [compile, types] = [pendingStep(), pendingStep()];
  const running = [step('Compiling', compile.work), step('Types', types.work)];
  types.end();
  await running[1];
  compile.end();
  await running[0];
  const lines = withoutTimes().split('\r\u001b[K').slice(1);
  expect(lines).toEqual([
    '[1/2] Compiling … T',
    '[1/2] Compiling … T  [2/2] Types … T',
    '[2/2] Types … T\n',
    '[1/2] Compiling … T',
    '[1/2] Compiling … T\n',
  ]);
});

test('a failed step is marked', async () => {
  const step = createProgress({ total: 1, out: output() });
  const failing = async () => {
    throw new Error('no room');
  };
  await expect(step('Building', failing)).rejects.toThrow('no room');
  expect(withoutTimes()).toBe('[1/1] Building … T · failed\n');
});
