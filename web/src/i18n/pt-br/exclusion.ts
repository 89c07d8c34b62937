export const exclusion = {
  ended: 'Sua conta está fechada pela sua autoexclusão.',
  until: 'Sua conta está fechada pela sua autoexclusão até {{time}}.',
  forever: 'Sua conta está fechada pela sua autoexclusão, para sempre.',
  over: 'Sua autoexclusão terminou. Sua conta fica fechada até você decidir voltar.',
  return: 'Voltar a jogar',
  returning: 'Um momento …',
  opens: 'Sua conta abre em {{time}}. Até lá você pode pensar de novo: basta não entrar.',
} as const;
