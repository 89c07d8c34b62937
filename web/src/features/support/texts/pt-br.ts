import type { SupportTexts } from './support-texts.ts';

export const ptBr = {
  subtitle: 'O assistente do salão responde a qualquer hora.',
  channelsTitle: 'Formas de falar com a gente',
  channels: {
    chat: { name: 'Chat online', window: 'Responde na hora' },
    help: { name: 'Central de ajuda', window: 'Leitura imediata' },
    email: { name: 'E-mail', window: 'Em até 24 horas' },
    phone: { name: 'Telefone', window: 'Em até 48 horas' },
    telegram: { name: 'Telegram', window: 'Em até 24 horas' },
    whatsapp: { name: 'WhatsApp', window: 'Em até 24 horas' },
    facebook: { name: 'Facebook', window: 'Em até 48 horas' },
  },
  contact: {
    address: 'Endereço',
    window: 'Resposta',
    demo: 'O Fairhall é uma demonstração: este endereço não é de ninguém e nada do que você enviar será lido. O chat online e a central de ajuda respondem.',
    toChat: 'Abrir o chat',
  },
  helpTitle: 'Central de ajuda',
  articles: {
    deposit: {
      title: 'Meu depósito não chegou',
      summary: 'Normalmente 5 minutos',
      text: [
        'Os depósitos normalmente chegam em cerca de 5 minutos. A carteira se atualiza sozinha quando o pagamento é confirmado; não é preciso recarregar.',
        'Abra Carteira e veja os registros de depósito. “Pagamento pendente” quer dizer que o provedor de pagamentos ainda não confirmou: abra o pagamento de novo por ali ou comece outro depósito.',
        '“Pagamento recusado” e “Cancelado” querem dizer que nada foi cobrado. Se um pagamento for confirmado com atraso, ele é creditado mesmo assim, e o registro informa isso.',
      ],
    },
    withdraw: {
      title: 'Quanto tempo leva um saque',
      summary: '24 horas; cartões, 1–3 dias úteis',
      text: [
        'Os saques são processados em até 24 horas. Para um cartão bancário, leva de 1 a 3 dias úteis.',
        'O valor é reservado assim que você pede: sai do “disponível” e aparece como “bloqueado”. Quando o banco paga, ele deixa a sua carteira; quando o banco recusa, ele volta.',
        'Um saque aceito não pode ser cancelado. Confira a conta antes de enviar.',
      ],
    },
    verify: {
      title: 'Verifique uma rodada por conta própria',
      summary: 'Sementes, nonce e resultado',
      text: [
        'Antes da aposta, o jogo mostra o hash SHA-256 da semente do servidor. Depois disso, ela não pode mudar sem que o hash mude.',
        'Cada resultado vem do HMAC-SHA256 da semente do servidor sobre a sua semente e um número que só aumenta (o nonce). Abra o painel de transparência de um jogo para ver os três e escolher a sua própria semente.',
        'Quando você troca a semente, a antiga é aberta. Escolha qualquer rodada jogada com ela, no jogo ou no seu histórico: seu navegador a refaz e mostra se o resultado bate.',
      ],
    },
    security: {
      title: 'Manter minha conta segura',
      summary: 'Senhas e dispositivos',
      text: [
        'Use uma senha que você não usa em nenhum outro lugar, com pelo menos 8 caracteres. Você pode alterá-la em Perfil, Segurança.',
        'Há uma sessão por jogador: entrar em outro dispositivo encerra a sua, e a página avisa. Se não foi você, altere a senha imediatamente.',
        'Nunca pedimos sua senha em um chat ou e-mail.',
      ],
    },
    bonus: {
      title: 'Regras dos bônus',
      summary: 'Primeiro depósito e recompensa de boas-vindas',
      text: [
        'Seu primeiro depósito é dobrado: somamos o mesmo valor à mesma carteira, até o limite da moeda (por exemplo, $ 1.000 ou R$ 5.000). Acontece uma vez por jogador.',
        'A recompensa de boas-vindas é um giro na roleta de prêmios: de 10 a 100 na sua moeda (100 vezes isso em ienes, 10 vezes em bahts, 5 vezes em iuanes). A roleta é tão comprovadamente justa quanto os jogos.',
        'Tudo é dinheiro fictício, sem valor real.',
      ],
    },
    lag: {
      title: 'Um jogo está lento ou travado',
      summary: 'Recarregar e reconectar',
      text: [
        'Use o botão de recarregar acima do jogo. Uma rodada já iniciada termina no servidor; o resultado fica no seu histórico e nenhuma aposta é cobrada duas vezes.',
        'Verifique sua conexão. Enquanto você está sem conexão, as apostas ficam pausadas.',
        'Feche outras abas com jogos e ative a aceleração por hardware nas configurações do navegador: os jogos são desenhados pela placa de vídeo.',
      ],
    },
    playMoney: {
      title: 'O que é dinheiro fictício',
      summary: 'Sem valor real',
      text: [
        'Os saldos não têm valor real. Você não pode comprá-los e ninguém os paga em dinheiro.',
        'Depósitos e saques são simulados: o checkout aceita só cartões de teste e os bancos são inventados.',
      ],
    },
  },
  questions: {
    title: 'Escreva para nós',
    text: 'Uma pessoa lê a sua mensagem e responde aqui. Uma notificação avisa você.',
    guest: 'Entre na sua conta, e uma pessoa responde à sua mensagem aqui.',
    logIn: 'Entrar',
    subject: 'Assunto',
    message: 'Mensagem',
    left: '{{count}} caracteres restantes',
    send: 'Enviar mensagem',
    reply: 'Enviar outra mensagem',
    sending: 'Enviando…',
    sent: 'A sua mensagem foi enviada',
    earlier: 'As suas mensagens',
    none: 'Você ainda não escreveu para nós.',
    failed: 'Não foi possível carregar as suas mensagens',
    you: 'Você',
    support: 'Suporte',
    states: { open: 'Aguardando resposta', answered: 'Respondida', closed: 'Encerrada' },
    ended: 'Esta conversa terminou. Para qualquer outro assunto, escreva uma nova mensagem.',
    more: 'Mostrar mais',
  },
  chat: {
    title: 'Assistente do salão',
    online: 'Online, responde na hora',
    intro:
      'Pergunte sobre depósitos, saques, jogos, sua conta ou bônus. Se você entrar na conta, as respostas consultam os seus próprios pedidos.',
    introPlayer:
      'Pergunte sobre depósitos, saques, jogos, sua conta ou bônus. As respostas consultam os seus próprios pedidos.',
    log: 'Conversa',
    you: 'Você',
    quickTitle: 'Respostas rápidas',
    quick: {
      deposit: 'Depósito',
      withdraw: 'Saque',
      lag: 'Jogo travando',
      security: 'Segurança da conta',
      bonus: 'Bônus',
    },
    placeholder: 'Escreva uma mensagem',
    send: 'Enviar',
    typing: 'O assistente está consultando',
    failed: 'Não foi possível enviar, tente novamente',
    greeting: 'Olá. Como posso ajudar?',
    greetingNamed: 'Olá, {{name}}. Como posso ajudar?',
    unknown:
      'Não entendi. Posso ajudar com depósitos, saques, jogos lentos, sua conta e bônus; escolha abaixo.',
    readMore: 'Ler mais',
    showChannels: 'Ver os canais',
    openWallet: 'Abrir carteira',
    replies: {
      deposit:
        'Os depósitos normalmente chegam em cerca de 5 minutos. Entre na sua conta e pergunte de novo: aí consigo ver o seu último.',
      depositNone:
        'Você ainda não fez nenhum depósito. Eles normalmente chegam em cerca de 5 minutos.',
      depositFound: 'Seu último depósito é de {{amount}}. Veja como ele está.',
      withdraw:
        'Os saques são processados em até 24 horas; para um cartão bancário, leva de 1 a 3 dias úteis. Entre na sua conta e pergunte de novo: aí consigo ver o seu último.',
      withdrawNone:
        'Você ainda não pediu nenhum saque. Eles são processados em até 24 horas; para um cartão bancário, leva de 1 a 3 dias úteis.',
      withdrawFound: 'Seu último saque é de {{amount}}. Veja como ele está.',
      human:
        'Pessoas respondem por e-mail, telefone e mensagem. Cada canal mostra em quanto tempo.',
      lag: 'Use o botão de recarregar acima do jogo. Uma rodada já iniciada termina no servidor e nenhuma aposta é cobrada duas vezes.',
      security:
        'Use uma senha que você não usa em nenhum outro lugar. Você pode alterá-la em Perfil, Segurança. Entrar em outro dispositivo encerra sua sessão, e a página avisa.',
      bonus:
        'Seu primeiro depósito é dobrado na mesma carteira, uma vez, e a roleta de boas-vindas dá de 10 a 100 na sua moeda. Tudo é dinheiro fictício.',
      verify:
        'Abra o painel de transparência de um jogo: ele mostra a semente lacrada do servidor, a sua semente e o nonce. Troque a semente e seu navegador refaz a rodada que você quiser.',
    },
  },
} as const satisfies SupportTexts;
