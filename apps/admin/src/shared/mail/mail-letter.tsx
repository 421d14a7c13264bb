import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { letterOf, type LetterElement } from './letter.logic.ts';

interface MailLetterProps {
  readonly html: string;
  /** The accessible name of the frame. */
  readonly title: string;
}

const INITIAL_HEIGHT = 420;

/** Creates an element with its children. Text is never parsed as markup. */
function build(page: Document, { tag, attributes, children }: LetterElement): HTMLElement {
  // The frame already has a body: the body of the mail becomes a div.
  const element = page.createElement(tag === 'body' ? 'div' : tag);
  const { style, ...others } = attributes;
  for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
  // The content security policy blocks inline style attributes. Styles set by script are allowed.
  if (style !== undefined) element.style.cssText = style;
  element.append(...children.map((child) => (typeof child === 'string' ? child : build(page, child))));
  return element;
}

/**
 * Shows a mail in a frame that isolates its styles from the page. The frame is built from the allowed nodes; its sandbox also forbids
 * scripts, forms and windows.
 */
export function MailLetter({ html, title }: MailLetterProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  const fill = useEffectEvent((size: ResizeObserver) => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const letter = build(page, letterOf(html));
    letter.style.display = 'flow-root';
    page.body.style.margin = '0';
    page.body.replaceChildren(letter);
    size.disconnect();
    size.observe(letter);
  });
  useEffect(() => {
    const element = frame.current;
    // The page of a frame is never lower than the frame: only the letter in it knows its own height. Pictures change it when they arrive.
    const size = new ResizeObserver(([entry]) => entry && setHeight(Math.ceil(entry.target.scrollHeight)));
    const refill = (): void => fill(size);
    refill();
    // Some browsers replace the document of a new frame after the first render.
    element?.addEventListener('load', refill);
    return () => {
      size.disconnect();
      element?.removeEventListener('load', refill);
    };
  }, [html]);
  return <iframe ref={frame} className="mail-letter" title={title} sandbox="allow-same-origin" style={{ height }} />;
}
