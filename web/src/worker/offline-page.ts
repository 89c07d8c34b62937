/*
 * The page without a connection. It is self-contained: no script or style sheet can be fetched, and
 * of fonts and images only the cached ones exist. The worker cannot read the player's choice of
 * language, so it uses the browser's.
 */

type Texts = { readonly title: string; readonly text: string; readonly retry: string };

const texts: Readonly<Record<string, Texts>> = {
  en: {
    title: 'You’re offline',
    text: 'The hall needs a connection. Your balance and open rounds are safe with us.',
    retry: 'Try again',
  },
  pt: {
    title: 'Você está sem conexão',
    text: 'O salão precisa de conexão. Seu saldo e suas rodadas abertas estão seguros conosco.',
    retry: 'Tentar de novo',
  },
  id: {
    title: 'Anda sedang offline',
    text: 'Fairhall perlu koneksi. Saldo dan ronde terbuka Anda aman bersama kami.',
    retry: 'Coba lagi',
  },
  es: {
    title: 'Estás sin conexión',
    text: 'El salón necesita conexión. Tu saldo y tus rondas abiertas están a salvo con nosotros.',
    retry: 'Reintentar',
  },
};

const style = `
  :root { color-scheme: dark; }
  body { min-height: 100dvh; margin: 0; display: grid; place-items: center; background: #0a100e;
    color: #f2f7f4; font: 450 15px/22px ui, system-ui, sans-serif; text-align: center; }
  main { max-width: 340px; padding: 24px; }
  img { width: 168px; height: auto; }
  h1 { margin: 8px 0 4px; font: 700 22px/28px display, system-ui, sans-serif; letter-spacing: -0.015em; }
  p { margin: 0 0 20px; color: #b3c3bb; }
  a { display: inline-block; padding: 12px 24px; border-radius: 12px; background: #ffc04a;
    color: #2a1800; font-weight: 650; text-decoration: none; }
  a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }`;

type CachedFiles = {
  readonly picture: string;
  readonly fonts: { readonly ui: string; readonly display: string };
};

function fontFaces({ ui, display }: CachedFiles['fonts']): string {
  return Object.entries({ ui, display })
    .map(
      ([family, url]) =>
        `@font-face { font-family: ${family}; font-weight: 200 800; src: url(${url}) format("woff2"); }`,
    )
    .join('\n');
}

/** The page in the first supported language of the browser, otherwise in English. */
export function offlinePage({ picture, fonts }: CachedFiles): Response {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  const language = wanted.find((code) => code in texts) ?? 'en';
  const { title, text, retry } = texts[language] ?? { title: '', text: '', retry: '' };
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Fairhall</title>
<style>${fontFaces(fonts)}${style}</style>
</head>
<body>
<main>
<img src="${picture}" alt="" width="168" height="126">
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
