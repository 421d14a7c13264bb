let region: HTMLElement | null = null;

/** Says a sentence to screen readers, without moving the focus or showing anything. */
export function announce(message: string): void {
  region ??= makeRegion();
  // The same sentence twice is only read twice when the text changes in between.
  region.textContent = '';
  const target = region;
  setTimeout(() => {
    target.textContent = message;
  }, 50);
}

function makeRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'sj-vh';
  element.setAttribute('aria-live', 'polite');
  document.body.append(element);
  return element;
}
