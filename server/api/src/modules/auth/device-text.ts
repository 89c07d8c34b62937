import Bowser from 'bowser';

/** Longer ones are no browser's; they are not parsed. */
const USER_AGENT_LENGTH_MAX = 500;
const TEXT_LENGTH_MAX = 60;

/** Browser and system of a login, without versions, such as "Firefox · Windows"; empty if unknown. */
export function deviceText(userAgent: string): string {
  if (userAgent === '' || userAgent.length > USER_AGENT_LENGTH_MAX) return '';
  const { browser, os } = Bowser.parse(userAgent);
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return known.join(' · ').slice(0, TEXT_LENGTH_MAX);
}
