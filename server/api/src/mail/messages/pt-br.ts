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
  factorAdded: {
    subject: 'Um app autenticador foi adicionado',
    before: [
      'Os acessos à sua conta no Fairhall agora também pedem um código de um app autenticador.',
    ],
    action: 'Abrir o Fairhall',
    after: [
      'Se não foi você, use agora mesmo o link “Esqueceu a senha?” na tela de login e confira a Segurança no seu perfil.',
    ],
  },
  factorRemoved: {
    subject: 'Seu app autenticador foi removido',
    before: ['Os acessos à sua conta no Fairhall voltaram a pedir só a senha.'],
    action: 'Abrir o Fairhall',
    after: [
      'Se não foi você, use agora mesmo o link “Esqueceu a senha?” na tela de login e confira a Segurança no seu perfil.',
    ],
  },
  recoveryCodeUsed: {
    subject: 'Um código de recuperação foi usado',
    before: [
      'Um acesso à sua conta no Fairhall usou um dos seus códigos de recuperação. Cada código vale para um acesso.',
    ],
    action: 'Abrir o Fairhall',
    after: [
      'Se não foi você, use agora mesmo o link “Esqueceu a senha?” na tela de login e confira a Segurança no seu perfil.',
    ],
  },
  passkeyAdded: {
    subject: 'Uma chave de acesso foi adicionada',
    before: ['Uma nova chave de acesso pode entrar na sua conta no Fairhall.'],
    action: 'Abrir o Fairhall',
    after: [
      'Se não foi você, use agora mesmo o link “Esqueceu a senha?” na tela de login e confira a Segurança no seu perfil.',
    ],
  },
  passkeyRemoved: {
    subject: 'Uma chave de acesso foi removida',
    before: ['Uma das suas chaves de acesso não pode mais entrar na sua conta no Fairhall.'],
    action: 'Abrir o Fairhall',
    after: [
      'Se não foi você, use agora mesmo o link “Esqueceu a senha?” na tela de login e confira a Segurança no seu perfil.',
    ],
  },
  selfExcluded: {
    subject: 'A sua conta está fechada',
    before: [
      'Você se autoexcluiu do jogo no Fairhall. A sua conta está fechada e a sessão foi encerrada em todos os dispositivos.',
      'Os saques em andamento continuam. Depois do fim da autoexclusão, você pode voltar pelo link abaixo; a conta abre 24 horas depois.',
    ],
    action: 'Jogo responsável',
    after: ['Se não foi você, fale com o suporte agora mesmo: outra pessoa sabe a sua senha.'],
  },
  excludedByHouse: {
    subject: 'A sua conta está fechada',
    before: [
      'O Fairhall excluiu você do jogo. A sua conta está fechada e a sessão foi encerrada em todos os dispositivos.',
      'Os saques em andamento continuam. Depois do fim da exclusão, se houver um, você pode voltar pelo link abaixo; a conta abre 24 horas depois.',
    ],
    action: 'Jogo responsável',
    after: ['Se você acha que isto é um engano, fale com o suporte.'],
  },
  exclusionReturn: {
    subject: 'A sua conta abre de novo em 24 horas',
    before: [
      'Você voltou ao Fairhall depois da autoexclusão. Poderá entrar daqui a 24 horas.',
      'Defina limites antes de jogar.',
    ],
    action: 'Jogo responsável',
    after: ['Se não foi você, fale com o suporte agora mesmo: outra pessoa sabe a sua senha.'],
  },
  staffAccountChanged: {
    subject: 'Uma conta da retaguarda foi criada, redefinida ou confirmada',
    before: [
      'Uma conta da equipe foi criada, recebeu nova senha, função ou aplicativo, ou foi confirmada por um administrador. O registro da retaguarda diz quem fez isso.',
      'Uma conta nova ou redefinida abre quando outro administrador a confirma, e não aprova nada por 72 horas.',
    ],
    action: 'Contas da equipe',
    after: ['Se nenhum de vocês fez isso, desative a conta agora mesmo.'],
  },
  playMoney:
    'No Fairhall se joga com dinheiro fictício. Nenhum dinheiro real é movimentado, e os saldos não têm valor.',
} satisfies MailTexts;
