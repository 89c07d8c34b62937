import { describe, expect, it } from 'vitest';
import { languages } from '@/i18n/languages.ts';
import { textIn } from '@/i18n/locale-files.ts';
import { namedGame, quickReplies, topicOf } from './topics.ts';

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
    ['How do I close my account?', 'closing'],
    ['I am addicted, help', 'closing'],
    ['quero excluir minha conta', 'closing'],
    ['Quiero cerrar mi cuenta', 'closing'],
    ['bagaimana cara menutup akun saya?', 'closing'],
    ['I want a refund for my deposit', 'refund'],
    ['quero reembolso', 'refund'],
    ['quiero que me devuelvan el dinero', 'refund'],
    ['tolong kembalikan uang saya', 'refund'],
    ['Do you need my passport?', 'identity'],
    ['How do I verify my identity?', 'identity'],
    ['preciso enviar um documento?', 'identity'],
    ['¿Tengo que verificar mi identidad?', 'identity'],
    ['apakah perlu KTP?', 'identity'],
    ['What is the RTP of Phoenix Ascend?', 'rtp'],
    ['qual o retorno do jogo', 'rtp'],
    ['¿Cuál es el RTP?', 'rtp'],
    ['berapa RTP permainan ini', 'rtp'],
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

describe('the game that a message names', () => {
  const games = ['Roulette', 'Brass Roulette', 'Hi-Lo', 'Sió'].map((gameName) => ({ gameName }));

  it.each([
    ['rtp of brass roulette?', 'Brass Roulette'],
    ['ROULETTE', 'Roulette'],
    ['is hi lo fair', 'Hi-Lo'],
    ['the RTP of sio', 'Sió'],
  ])('of %j is %s', (message, gameName) => {
    expect(namedGame(message, games)).toEqual({ gameName });
  });

  it('is none where a name is only part of a word', () => {
    expect(namedGame('roulettes', games)).toBeNull();
  });
});
