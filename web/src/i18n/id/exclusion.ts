export const exclusion = {
  ended: 'Akun Anda ditutup oleh pengecualian diri.',
  until: 'Akun Anda ditutup oleh pengecualian diri sampai {{time}}.',
  forever: 'Akun Anda ditutup oleh pengecualian diri, selamanya.',
  over: 'Pengecualian diri Anda sudah berakhir. Akun tetap tertutup sampai Anda memutuskan kembali.',
  return: 'Kembali',
  returning: 'Sebentar …',
  opens:
    'Akun Anda dibuka pada {{time}}. Sampai saat itu Anda dapat berpikir lagi: cukup jangan masuk.',
} as const;
