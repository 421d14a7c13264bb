import type { Page } from '@playwright/test';

/**
 * What does not fit on the screen: elements beyond the window, tables that scroll sideways, words wider than what holds them.
 * Strips that are made to scroll sideways do not count, nor what is hidden from eyes, nor a text that ends in an ellipsis, nor the path,
 * whose end a phone leaves out.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE = 1;
    const found = new Set<string>();
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      return clipPath !== 'none' || (overflowX === 'hidden' && textOverflow === 'ellipsis');
    };
    const isInStrip = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (isCut(at) || (scrolls(at) && !at.classList.contains('sj-table-box'))) return true;
      return false;
    };
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const widthOf = (text: string, element: Element) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.font = getComputedStyle(element).font;
      return context.measureText(text).width;
    };
    const room = (element: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const isTooNarrow = (element: Element): boolean => {
      if (element instanceof HTMLSelectElement) {
        const chosen = element.selectedOptions[0]?.textContent ?? '';
        return widthOf(chosen, element) > room(element) + TOLERANCE;
      }
      const { display, textOverflow } = getComputedStyle(element);
      // A button says all of what it does.
      if (textOverflow === 'ellipsis' && element.parentElement?.matches('.sj-btn'))
        return element.scrollWidth > element.clientWidth + TOLERANCE;
      if (
        element instanceof HTMLInputElement &&
        element.placeholder !== '' &&
        element.value === '' &&
        textOverflow !== 'ellipsis'
      )
        return widthOf(element.placeholder, element) > room(element) + TOLERANCE;
      if (display === 'inline' || display === 'contents' || textOverflow === 'ellipsis') return false;
      // An icon with a tip has no words; the tip is drawn beside it.
      if (!element.matches('button:not(.sj-tip), a, td, th, .sj-badge, .sj-stock, .sj-stepper, .sj-table-box, main'))
        return false;
      return element.scrollWidth > element.clientWidth + TOLERANCE;
    };
    for (const element of document.querySelectorAll('main, main *, nav.shop-bottom-bar *')) {
      if (element.closest('.sj-vh, .sj-crumbs') || element.parentElement?.closest('svg') || !isDrawn(element)) continue;
      if (isInStrip(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -TOLERANCE || right > window.innerWidth + TOLERANCE) found.add(`beyond the window: ${name(element)}`);
      if (isTooNarrow(element)) found.add(`too narrow: ${name(element)}`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth) found.add('the page scrolls sideways');
    return [...found];
  });

/** Titles of articles that are cut, at their end or in the middle: two that differ only there would look the same. */
export const cutTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      if (webkitLineClamp !== 'none') return element.scrollHeight > element.clientHeight + 1;
      return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    };
    return [...document.querySelectorAll('main a[href*="/article/"]')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !link.closest('.sj-crumbs'))
      .filter((link) => [link, ...link.querySelectorAll('*')].some(isCut))
      .map((link) => (link.textContent ?? '').trim());
  });
