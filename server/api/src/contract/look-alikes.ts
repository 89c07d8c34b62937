/**
 * Letters and digits that look like Latin ones, by what they look like: of the confusables of UTS 39
 * (Unicode Security Mechanisms), those of one letter after NFKD and in lower case. `i`, `l` and `1` are
 * one letter here, because a capital I is an l. The data is under the licence of /LICENSE-UNICODE.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'ɑαаꭺᗅꓮ𖽀𐊠',
  b: 'ƅьꮟᖯꞵβвᏼᗷꓐ𐊂𐊡𐌁ɓƃбƀҍѣ',
  c: 'ᴄςⲥсꮯ𐐽𑣲𑣩σꓚ𐊢𐌂𐔜ȼҫ',
  d: 'ԁꮷᑯꓒꭰᗞᗪꓓɗɖƌđð',
  e: 'ꬲеҽεⴹꭼꓰ𑣆𑣎𐊆ɇҿ',
  f: 'ꬵꞙẝքϝᖴꓝ𑣂𐊇𐊥𐔥ƒᵮ',
  g: 'ɡᶃƍցԍꮐᏻꓖɠǥ',
  h: 'һհꮒηⲏнꮋᕼꓧ𐋏ɦꚕᏺⱨңħћӊӈ',
  j: 'ϳјʝꭻᒍꓙɉ',
  k: 'κⲕкꮶᛕꓗ𐔘ƙⱪқꝁҟ',
  l: '1iıɪɩιіꙇӏꭵ𑣃ɨᵻᵼ١۱𐌠𞣇ǀⲓוןاߊⵏᛁꓲ𖼨𐊊𐌉ⳑꮮᒪꓡ𖼖𑣒𐑃𐔦łɭƚɫٳ',
  n: 'ոռνⲛꓠ𐔓ɳƞɲᵰ',
  o: '0०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽοⲟоჿօסهھہەഠဝ𐓪𑣈𑣗𐐬߀০୦〇𑓐𑣠ⵔዐଠꓳ𑣕𐊒𐊫𐔖ۿøꬾⵁɵꝋөѳꮎꮻθⴱꭴတ',
  p: 'ρⲣрꮲᑭꓑ𐊕ƥᵽ',
  q: 'ԛգզⵕʠ',
  r: 'ꭇꭈᴦⲅгꮁʀꭱꮢ𐓜ᖇꓣ𖼵ɽɼɍғᵲ',
  rn: 'mμϻⲙмꮇᗰᛖꓟ𐊰𐌑ӎ𑣣𑜀ɱᵯ',
  s: 'ꜱƽѕꮪ𑣁𐑈տꮥꓢ𖼺𐊖ʂᵴ',
  t: 'τⲧтꭲꓔ𖼊𑣜𐊗𐊱𐌕ƭⱦʈҭŧᵵ',
  u: 'ꞟᴜꭎꭒʋυս𐓶𑣘ሀᑌꓴ𖽂ᵾꮜʉ',
  v: 'ᴠѵט𑜆ꮩ𑣀٧۷ⴸᐯꛟꓦ𖼈𐔝',
  w: 'ɯᴡѡԝա𑜊𑜎𑜏ꮃ𑣯𑣦ꮤꓪѽ𑓅ꝡ',
  x: 'хᕁᕽ𐌢𑣬ꭓχⲭⵝᚷꓫ𐊐𐊴𐌗𐔧ҳ',
  y: 'ɣᶌʏỿꭚγуүყⲩꭹꮍꓬ𖽃𑣄𐊲ƴɏұ',
  z: 'ᴢꮓ𐋵𑣥ζꓜ𑣉ʐƶȥᵶ',
};

const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, letters]) =>
    [...letters].map((letter) => [letter, latin] as const),
  ),
);

/** What a name looks like: two names that look alike have one. Accents, blanks and signs do not count. */
export function appearance(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [...letters].map((letter) => latinOf.get(letter) ?? letter).join('');
}

/** Names that only the house may have, alone or together. */
const RESERVED = [
  ...['admin', 'administrator', 'moderator', 'official', 'staff', 'support', 'system'],
  ...['casino', 'fairhall', 'the', 'team'],
].map(appearance);
const NEVER_ALONE: ReadonlySet<string> = new Set(['the', 'team', 'casino'].map(appearance));
const reservedPattern = new RegExp(`^(?:${RESERVED.join('|')})+$`);

/** Whether a name could be taken for one of the house. */
export function isReservedName(name: string): boolean {
  const looks = appearance(name);
  return reservedPattern.test(looks) && !NEVER_ALONE.has(looks);
}
