import { expect, it } from 'vitest';
import { notificationText } from './notification-text.ts';

it.each(['{{order}}', '$t(limits.loss.day)', '$& $1', '<b>'])(
  'shows the text %s of a player as it is',
  (text) => {
    const params = { text, order: 'W1' };
    expect(notificationText({ message: 'supportAnswered', params, language: 'es' }).message).toBe(
      `Hay una respuesta a tu pregunta “${text}”.`,
    );
  },
);
