import type { LegalTexts } from './legal-texts.ts';

export const ptBr: LegalTexts = {
  terms: {
    lead: 'O Fairhall é a demonstração de um cassino com dinheiro fictício. Estes termos dizem o que você pode esperar dele e o que ele espera de você.',
    sections: [
      {
        title: 'Dinheiro fictício',
        text: [
          'Todo saldo, depósito, bônus e prêmio é dinheiro fictício. Ele não pode ser comprado, não tem valor real e nunca é pago.',
          'Os pagamentos são simulados. Não informe cartão, conta bancária ou chave de pagamento reais: nada é cobrado e nenhum dinheiro é enviado.',
        ],
      },
      {
        title: 'Quem pode jogar',
        text: [
          'Você tem 18 anos ou mais. Você tem uma só conta, e só você a usa.',
          'Jogar com dinheiro fictício não diz nada sobre suas chances em outro lugar.',
        ],
      },
      {
        title: 'Sua conta',
        text: [
          'Não revele sua senha. Um acesso em outro dispositivo encerra o anterior, e você é avisado.',
          'Você pode ser desconectado ou excluído se atrapalhar o serviço ou outras pessoas. Seus registros ficam como estão.',
        ],
      },
      {
        title: 'Jogos justos',
        text: [
          'O resultado de uma rodada vem de uma semente do servidor, cujo hash você vê antes de jogar, da sua própria semente e de um número crescente. Depois que a semente é revelada, você pode recalcular cada rodada.',
          'O retorno ao jogador de cada jogo é publicado. Ele é uma média de muitíssimas rodadas e não promete nada para poucas.',
        ],
      },
      {
        title: 'Interrupções e erros',
        text: [
          'Uma rodada interrompida termina como foi sorteada. Se isso for impossível, a aposta é devolvida.',
          'Um lançamento errado é corrigido por outro lançamento, que você pode ver. Nada é alterado ou removido depois.',
        ],
      },
      {
        title: 'Sem garantia',
        text: [
          'O serviço é oferecido como está. Ele pode ser interrompido, alterado ou encerrado a qualquer momento, e uma demonstração pode recomeçar sem as contas anteriores.',
          'Se estes termos mudarem, os novos aparecem nesta página.',
        ],
      },
    ],
  },
  privacy: {
    lead: 'O que é guardado sobre você, por quê e por quanto tempo. Não há publicidade, serviço de análise nem conteúdo de outros sites.',
    sections: [
      {
        title: 'Sua conta',
        text: [
          'São guardados seu e-mail, apelido, moeda e idioma e, se você informar, telefone, endereço, país, código de convite e imagem. Eles servem para manter sua conta e escrever para você sobre ela.',
          'Sua senha é guardada apenas como hash argon2id. Ninguém pode lê-la.',
        ],
      },
      {
        title: 'Acessos',
        text: [
          'Um acesso é guardado com sua hora e seu fim. Do seu endereço de rede guarda-se apenas um hash, para que estranhos que tentam adivinhar sua senha não bloqueiem você.',
          'Um acesso é apagado um mês depois de expirar, e o hash três meses depois do último acesso daquele endereço.',
        ],
      },
      {
        title: 'Jogo e dinheiro',
        text: [
          'Suas rodadas, depósitos, saques com suas contas, favoritos, notificações e jogos visitados são guardados para que você possa vê-los e conferi-los.',
          'Você pode limpar os jogos visitados e ocultar suas rodadas do histórico. Os registros de dinheiro e de rodadas nunca são removidos: eles provam que cada valor tem sua conta.',
        ],
      },
      {
        title: 'Quem recebe',
        text: [
          'O servidor de jogos recebe seu número de jogador, apelido, idioma, saldo e apostas, e guarda suas rodadas. A página de pagamento recebe o valor, a moeda e o idioma de um depósito, e o valor, a moeda e a conta de um saque. Ambos pertencem a este cassino. Os e-mails passam pelo servidor de e-mail do operador.',
          'O assistente do chat responde no seu navegador. O que você escreve ali não é enviado nem guardado.',
        ],
      },
      {
        title: 'No seu dispositivo',
        text: [
          'Não há cookies. O armazenamento do navegador guarda sua sessão, seu idioma, seus ajustes, como saldos ocultos e som, seus favoritos, buscas recentes e último depósito, se alguém já entrou neste dispositivo e, se você continuar conectado, seu e-mail. Até você fechar a aba, guarda também seu código de convite e os resultados dos jogos que você abriu.',
          'Ele também guarda um registro do que os jogos mostraram a você: os hashes das sementes, no máximo 5.000 rodadas e 500 de cada: hashes, apostas recusadas e bilhetes, para no máximo oito jogadores do dispositivo. Com ele, uma rodada pode ser verificada com o que você viu; ele fica no dispositivo.',
          'Sair remove a sessão e os favoritos. O resto você pode remover no navegador.',
        ],
      },
      {
        title: 'Suas escolhas',
        text: [
          'No perfil você pode mudar seu apelido, imagem, telefone, endereço, país e moeda. Para receber uma cópia dos seus dados ou encerrar sua conta, escreva ao operador deste site.',
        ],
      },
    ],
  },
};
