import { describe, expect, it } from 'vitest';
import { languages } from '@/i18n/languages.ts';
import { textIn } from '@/i18n/locale-files.ts';
import { quickReplies, topicOf } from './topics.ts';

describe('the topic of a message', () => {
  it.each([
    ['My PIX deposit is still pending', 'deposit'],
    ['meu depósito não chegou', 'deposit'],
    ['Mi depósito no llega', 'deposit'],
    ['deposit saya belum masuk', 'deposit'],
    ['Where is my withdrawal?', 'withdraw'],
    ['quando cai o saque', 'withdraw'],
    ['¿Cuándo llega mi retiro?', 'withdraw'],
    ['penarikan saya lama sekali', 'withdraw'],
    ['The game is stuck', 'lag'],
    ['o jogo está travando', 'lag'],
    ['el juego va lento', 'lag'],
    ['permainan lambat', 'lag'],
    ['I forgot my password', 'security'],
    ['mudar a senha', 'security'],
    ['olvidé la contraseña', 'security'],
    ['kata sandi saya', 'security'],
    ['Did I get the deposit bonus?', 'bonus'],
    ['How do I verify a round?', 'verify'],
    ['I want to talk to a human', 'human'],
    ['quero falar com um atendente', 'human'],
    ['Quiero hablar con una persona', 'human'],
    ['saya ingin bicara dengan petugas', 'human'],
  ])('of %j is %s', (message, topic) => {
    expect(topicOf(message)).toBe(topic);
  });

  it('is null without a match', () => {
    expect(topicOf('Good evening')).toBeNull();
    expect(topicOf('')).toBeNull();
  });

  it.each(languages)('of each quick reply, typed in %s, is its own', (language) => {
    for (const topic of quickReplies) {
      expect(topicOf(textIn(language, `support:chat.quick.${topic}`))).toBe(topic);
    }
  });
});
