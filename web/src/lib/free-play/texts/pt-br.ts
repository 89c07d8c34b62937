import type { FreePlayTexts } from './free-play-texts.ts';

export const ptBr: FreePlayTexts = {
  tryInstead: 'ou experimente {{game}} sem criar conta',
  strip: 'Jogo grátis — pontos, não saldo. Nada é guardado.',
  createAccount: 'Criar conta',
  hint: '{{count}} rodadas jogadas. Com uma conta, suas rodadas e seus favoritos ficam guardados.',
  dismiss: 'Fechar',
  loading: 'Você joga com pontos sem valor.',
  leave: 'Seus pontos e rodadas não são guardados. Você pode recomeçar quando quiser.',
  adult: {
    title: 'Você tem 18 anos ou mais?',
    text: 'O jogo grátis tem os jogos reais, com pontos sem valor. É só para adultos.',
    yes: 'Sim, tenho',
    no: 'Não',
  },
  action: { again: 'Jogar de novo', retry: 'Tentar de novo', login: 'Entrar ou criar conta' },
  problem: {
    needsAccount: {
      title: '{{game}} precisa de uma conta',
      text: 'Todos os jogadores compartilham os sorteios ou partidas, por isso se joga com uma carteira. Os outros jogos têm jogo grátis.',
    },
    rateLimited: {
      title: 'Uma pequena pausa, por favor',
      text: 'Muitos jogos foram abertos a partir da sua rede. Tente de novo em alguns minutos.',
    },
    expired: {
      title: 'O jogo grátis terminou',
      text: 'Ele dura duas horas. Seus pontos acabaram, e você pode recomeçar com novos.',
    },
  },
};
