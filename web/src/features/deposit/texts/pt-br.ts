import type { LimitChoiceTexts } from './limit-choice-texts.ts';

export const ptBr: LimitChoiceTexts = {
  title: 'Antes do seu primeiro depósito',
  choose:
    'As regras da casa do seu mercado deixam você escolher: um limite para os depósitos ou nenhum por enquanto. Você pode definir, baixar e aumentar limites a qualquer momento em Jogo responsável.',
  require:
    'As regras da casa do seu mercado pedem antes dois limites: quanto você pode perder em um mês e por quanto tempo pode jogar em um dia. Você pode baixá-los e aumentá-los a qualquer momento em Jogo responsável.',
  deposit: 'Limite de depósitos por mês',
  loss: 'Limite de perdas por mês',
  time: 'Limite de tempo por dia, em minutos',
  timeRange: '{{min}} a {{max}}',
  all: 'Todas as carteiras juntas',
  amountProblem: 'Informe um valor inteiro, até {{max}}',
  timeProblem: 'Informe minutos inteiros, de {{min}} a {{max}}',
  set: 'Definir e continuar',
  setting: 'Definindo…',
  notNow: 'Agora não',
  failed: 'Não foi possível definir o limite. Nada foi cobrado, tente novamente.',
};
