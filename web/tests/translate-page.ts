import { onTestFinished } from 'vitest';

/** Controls whose text no translation wraps. */
const LEFT = 'script, style, textarea, option, font';

/** Wraps each text node of the page, also each later one, as the page translation of a browser does. */
export function translatePage(): void {
  const wrapTexts = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bare: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest(LEFT)) bare.push(text);
    }
    for (const text of bare) {
      const wrapper = document.createElement('font');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  };
  const observer = new MutationObserver(wrapTexts);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  wrapTexts();
  onTestFinished(() => observer.disconnect());
}
