import type { MailTexts } from './en.ts';

export const ptBr = {
  welcome: {
    subject: 'Boas-vindas ao Fairhall',
    before: ['Sua conta está pronta. Entre com este e-mail e a senha que você escolheu.'],
    action: 'Abrir o Fairhall',
    after: [
      'Se não foi você quem se cadastrou, alguém digitou o endereço errado. Ignore este e-mail.',
    ],
  },
  passwordReset: {
    subject: 'Defina uma nova senha',
    before: [
      'Alguém, esperamos que você, pediu uma nova senha para a sua conta no Fairhall.',
      'O link abaixo vale por 30 minutos e para uma única troca de senha.',
    ],
    action: 'Definir nova senha',
    after: ['Se não foi você, ignore este e-mail. Sua senha continua a mesma.'],
  },
  passwordChanged: {
    subject: 'Sua senha foi alterada',
    before: [
      'A senha da sua conta no Fairhall foi alterada, e seus outros dispositivos foram desconectados.',
    ],
    action: 'Abrir o Fairhall',
    after: ['Se não foi você, use agora mesmo o link “Esqueceu a senha?” na tela de login.'],
  },
  playMoney:
    'No Fairhall se joga com dinheiro fictício. Nenhum dinheiro real é movimentado, e os saldos não têm valor.',
} satisfies MailTexts;
