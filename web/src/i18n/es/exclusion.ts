export const exclusion = {
  ended: 'Tu cuenta está cerrada por tu autoexclusión.',
  until: 'Tu cuenta está cerrada por tu autoexclusión hasta {{time}}.',
  forever: 'Tu cuenta está cerrada por tu autoexclusión, para siempre.',
  over: 'Tu autoexclusión ha terminado. Tu cuenta sigue cerrada hasta que decidas volver.',
  return: 'Volver',
  returning: 'Un momento …',
  opens:
    'Tu cuenta se abre: {{time}}. Hasta entonces puedes pensarlo de nuevo: basta con no entrar.',
} as const;
