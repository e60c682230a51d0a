/** Elements whose texts no browser translates. */
const untranslated = 'script, style, textarea, [translate=no], font';

/** Puts each text below a node into elements of its own, as Chrome does: React's own text nodes leave the page. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untranslated))
      continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * Translates the page, and what appears on it later, as Chrome does. The texts stay the same, so that tests find them.
 * Returns a function that ends this.
 */
export function translatePage(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) if (node.isConnected) translate(node);
    }
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
