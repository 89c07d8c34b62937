/** The style rules that apply to the page now, those of matching media included. */
function styleRules(rules: Iterable<CSSRule>): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) {
      return styleRules(rule.cssRules);
    }
    return [];
  });
}

/** The properties that a rule sets, with this priority. */
const setBy = ({ style }: CSSStyleRule, priority: '' | 'important'): string[] =>
  [...style].filter((property) => style.getPropertyPriority(property) === priority);

/** The layouts that change what a class of a game states elsewhere. */
const LAYOUTS = /\.(game-portrait|game-landscape|table-wide)\b/;
const UTILITY = /^\.[\w-]+$/;

/** What rules of a layout set on the page, and a utility of the same element, which is important, undoes. */
export function overriddenRules(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => styleRules(sheet.cssRules));
  const utilities = new Map<string, string[]>();
  for (const rule of rules) {
    const important = setBy(rule, 'important');
    const names = rule.selectorText.split(',').map((name) => name.trim());
    for (const name of names) {
      if (important.length > 0 && UTILITY.test(name)) utilities.set(name.slice(1), important);
    }
  }
  return rules
    .filter(({ selectorText }) => LAYOUTS.test(selectorText))
    .flatMap((rule) =>
      [...document.querySelectorAll(rule.selectorText)].flatMap(({ classList }) =>
        [...classList].flatMap((name) =>
          (utilities.get(name) ?? [])
            .filter((property) => setBy(rule, '').includes(property))
            .map((property) => `${rule.selectorText}: ${property} of .${name}`),
        ),
      ),
    );
}
