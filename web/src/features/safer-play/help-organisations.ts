import type { Market } from '@fairhall/api/contract/markets';

export type HelpOrganisation = {
  readonly name: string;
  /** What it does; its text is `help.what` of the namespace. */
  readonly what: 'helpline' | 'selfExclusion' | 'meetings' | 'online';
  readonly phone?: string;
  readonly url: string;
};

/** Free help in each market, the nearest first. `open` has what works in every country. */
export const helpOrganisations: Readonly<Record<Market, readonly HelpOrganisation[]>> = {
  gb: [
    {
      name: 'National Gambling Helpline (GamCare)',
      what: 'helpline',
      phone: '0808 8020 133',
      url: 'https://www.gamcare.org.uk',
    },
    { name: 'GAMSTOP', what: 'selfExclusion', url: 'https://www.gamstop.co.uk' },
    {
      name: 'Gamblers Anonymous UK',
      what: 'meetings',
      url: 'https://www.gamblersanonymous.org.uk',
    },
  ],
  br: [
    { name: 'CVV', what: 'helpline', phone: '188', url: 'https://cvv.org.br' },
    {
      name: 'Plataforma Centralizada de Autoexclusão',
      what: 'selfExclusion',
      url: 'https://www.gov.br/autoexclusaoapostas',
    },
    {
      name: 'Jogadores Anônimos do Brasil',
      what: 'meetings',
      url: 'https://jogadoresanonimos.com.br',
    },
  ],
  mt: [
    {
      name: 'Responsible Gaming Foundation',
      what: 'helpline',
      phone: '1777',
      url: 'https://www.rgf.org.mt',
    },
    {
      name: 'Foundation for Social Welfare Services',
      what: 'helpline',
      phone: '179',
      url: 'https://fsws.gov.mt',
    },
  ],
  open: [
    { name: 'Gambling Therapy', what: 'online', url: 'https://www.gamblingtherapy.org' },
    { name: 'Gamblers Anonymous', what: 'meetings', url: 'https://www.gamblersanonymous.org' },
  ],
};
