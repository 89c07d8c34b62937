import { describe, expect, it } from 'vitest';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { id } from './texts/id.ts';
import { ptBr } from './texts/pt-br.ts';
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

  it.each([
    ['en', en],
    ['pt-br', ptBr],
    ['id', id],
    ['es', es],
  ])('of each quick reply, typed in %s, is its own', (_language, texts) => {
    for (const topic of quickReplies) expect(topicOf(texts.chat.quick[topic])).toBe(topic);
  });
});
