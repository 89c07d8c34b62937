import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

const names = { player: 'You', assistant: 'Assistant' };

test('a transcript has the sender of each message', () => {
  const chat = [
    { from: 'player', text: 'refund' },
    { from: 'assistant', text: 'Nothing was charged.' },
  ] as const;
  expect(transcriptOf(chat, names)).toBe('You: refund\nAssistant: Nothing was charged.');
});

test('of a long chat the latest messages are kept, within a message to support', () => {
  const chat = Array.from({ length: 100 }, (_, place) => ({
    from: 'player' as const,
    text: `${place} ${'x'.repeat(94)}`,
  }));
  const transcript = transcriptOf(chat, names);
  expect(transcript.length).toBeLessThanOrEqual(1500);
  expect(transcript).toContain('You: 99 ');
  expect(transcript).not.toContain('You: 0 ');
});
